import { m } from '@helpdesk/words/messages';
import { useEffect, useRef } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

import styles from './enquiry-admin-more.module.css';

interface MoreRowsProps {
  shown: number;
  found: number;
  onMore: (shown: number) => void;
}

/** The button after a part of a list; the first of the rows that it brings takes the focus, itself it may be gone. */
export function MoreRows({ shown, found, onMore }: MoreRowsProps) {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || before.current === shown) return;
    document.querySelector<HTMLElement>(`main [data-index="${before.current}"] button`)?.focus();
    before.current = undefined;
  }, [shown]);
  if (shown === 0 || shown >= found) return null;
  const bring = () => {
    before.current = shown;
    onMore(shown);
  };
  return (
    <div className={styles.more}>
      <Button look="line" onClick={bring}>
        <Icon name="down" />
        {m.admin_enquiries_more()}
      </Button>
    </div>
  );
}
