import { m } from '@helpdesk/words/messages';
import { type ReactNode, useId, useState } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

import { ListSearch } from './list-search.tsx';
import styles from './list-tools.module.css';

interface ListToolsProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** What was found, in a sentence. */
  found: string;
  onViewAll?: () => void;
  /** Beneath the search. */
  more?: ReactNode;
  /** Further filters, beside the search. On a phone they fold, so that the rows begin on the first screen. */
  children?: ReactNode;
  /** How many of them narrow the list. */
  narrowing?: number;
}

export function ListTools({ label, search, onSearch, found, onViewAll, more, children, narrowing = 0 }: ListToolsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <ListSearch label={label} value={search} onValueChange={onSearch} found={found} className={styles.search} />
        {children && (
          <Button look="line" className={styles.fold} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {narrowing > 0 ? m.facts_filter_on({ number: `${narrowing}` }) : m.facts_filter()}
            <Icon name={open ? 'earlier' : 'later'} />
          </Button>
        )}
        <div id={id} className={styles.filters} data-open={open}>
          {children}
          {onViewAll && (
            <Button look="line" onClick={onViewAll}>
              {m.admin_view_all()}
            </Button>
          )}
        </div>
      </div>
      {more}
    </div>
  );
}
