import { type translationCalls, translationRows } from '@helpdesk/contract/calls/translations';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import { Loaded } from '#admin/shell/loaded.tsx';
import type { Reading } from '#admin/shell/use-answer.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

import styles from './translation-desk.module.css';

interface TranslationListProps {
  reading: Reading<z.infer<typeof translationCalls.list.answer>>;
  /** The one that is open. */
  row: string | undefined;
  offset: number;
  onOpen: (id: string) => void;
  /** Goes so many answers on, or back. */
  onPage: (pages: 1 | -1) => void;
}

/** What there is to translate, each with how much. */
export function TranslationList({ reading, row, offset, onOpen, onPage }: TranslationListProps) {
  return (
    <section className={styles.list} aria-label={m.admin_desk_rows()}>
      <Loaded reading={reading} failed={m.admin_desk_failed()}>
        {({ count, rows }) =>
          rows.length === 0 ? (
            <EmptyState icon="check" title={m.admin_desk_none()} />
          ) : (
            <>
              <ul className="list">
                {rows.map(({ _id, name, missing, outdated }) => (
                  <li key={_id}>
                    <button type="button" className={styles.row} aria-current={_id === row} onClick={() => onOpen(_id)}>
                      <span lang="en">{name}</span>
                      <span className={styles.counts}>
                        {[
                          ...(missing > 0 ? [m.admin_text_count_missing({ count: missing })] : []),
                          ...(outdated > 0 ? [m.admin_text_count_outdated({ count: outdated })] : []),
                        ].join(', ') || m.admin_text_complete()}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {count > translationRows && (
                <div className={styles.pages}>
                  <Button look="line" disabled={offset === 0} onClick={() => onPage(-1)}>
                    {m.admin_desk_earlier()}
                  </Button>
                  <Button look="line" disabled={offset + rows.length >= count} onClick={() => onPage(1)}>
                    {m.admin_desk_later()}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
