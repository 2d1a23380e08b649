import { languageFacts } from '@helpdesk/contract/languages';
import { letterRanges } from '@helpdesk/contract/rules/fixed-sets';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Chip, Chips } from '#ui/controls/chip.tsx';
import { SearchBox } from '#ui/controls/search-box.tsx';

import styles from './list-tools.module.css';

interface ListToolsProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** What was found, in a sentence. */
  found: string;
  /** The shortcuts by first letter, which put their range into the search (product 10.3). */
  letters?: boolean;
  onViewAll?: () => void;
  /** Beneath the shortcuts. */
  more?: ReactNode;
  /** Further filters, beside the search. */
  children?: ReactNode;
}

export function ListTools({ label, search, onSearch, found, letters, onViewAll, more, children }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <SearchBox label={label} value={search} onValueChange={onSearch} found={found} className={styles.search} />
        {children}
        {onViewAll && (
          <Button look="line" onClick={onViewAll}>
            {m.admin_view_all()}
          </Button>
        )}
      </div>
      {letters && (
        <div className={styles.letters}>
          <Chips label={m.admin_letters()}>
            {(languageFacts[spokenLanguage()].letterGroups ?? letterRanges).map((range) => (
              <Chip key={range} on={search === range} onClick={() => onSearch(range)}>
                {range}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
      {more}
    </div>
  );
}
