import { m } from '@helpdesk/words/messages';
import { type RefObject, useEffect, useState } from 'react';

import { Icon } from '#ui/media/icon.tsx';
import { scrolledBy, scrollToTop } from './scroll.ts';
import styles from './scroll-top.module.css';

/** Appears once the page, or the area that scrolls inside it, is more than 300 px down (product 2.4). */
export function ScrollTop({ area }: { area: RefObject<HTMLElement | null> }) {
  const [down, setDown] = useState(false);
  useEffect(() => {
    const look = () => setDown(scrolledBy(area.current) > 300);
    // Who reads on while this loads is down already.
    look();
    // Scrolling does not bubble from the inner area, but it is captured on its way down.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', look, { capture: true });
  }, [area]);
  if (!down) return null;
  return (
    <button type="button" className={styles.up} aria-label={m.ui_scroll_top()} onClick={() => scrollToTop(area.current)}>
      <Icon name="up" />
    </button>
  );
}
