import { isStale } from '@helpdesk/contract/sync/freshness';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { fileSize } from '#admin/pictures/file-size.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { dayInWords } from '#listings/day-in-words.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './checked-state.module.css';
import { needWords } from './need-words.ts';

interface CheckedStateProps {
  checkedOn: string | null;
  /** Its share of the offline pack, in bytes; undefined until it is known. */
  bytes: number | undefined;
}

/** When somebody last checked a listing, and how much of a phone it takes. */
export function CheckedState({ checkedOn, bytes }: CheckedStateProps) {
  const day = useDay();
  return (
    <div className={styles.state}>
      {isStale(checkedOn, day) && (
        <Badge icon="wait" tone="wait">
          {checkedOn ? needWords.check() : m.admin_never_checked()}
        </Badge>
      )}
      {checkedOn && <span>{m.admin_checked_on({ day: dayInWords(checkedOn, spokenLanguage()) })}</span>}
      {bytes !== undefined && <span>{m.admin_row_size({ size: fileSize(bytes) })}</span>}
    </div>
  );
}
