import { useEffect, useRef } from 'react';

import styles from './phone-frame.module.css';
import { showStill } from './show-still.ts';

interface PhoneFrameProps {
  /** What the frame shows, in words. */
  title: string;
  page: Document | undefined;
}

/** A public page at the width of a phone, to look at: nothing in it leads anywhere. */
export function PhoneFrame({ title, page }: PhoneFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (inside && page) void showStill(inside, page);
  }, [page]);
  return <iframe ref={frame} className={styles.frame} title={title} />;
}
