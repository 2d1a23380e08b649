import { historyCalls } from '@helpdesk/contract/calls/history';
import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import { m } from '@helpdesk/words/messages';
import { type Ref, useRef, useState } from 'react';
import { labelOf } from '#admin/fields/field-labels.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { useAuthorName } from '#admin/shell/colleagues.ts';
import { Loaded } from '#admin/shell/loaded.tsx';
import { Modal } from '#admin/shell/modal.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import type { Wording } from '#catalogue/texts.ts';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sentence } from '#ui/page/text.tsx';
import { differences } from './compare.ts';
import dialog from './compared-dialog.module.css';
import { ComparedFields } from './compared-fields.tsx';
import styles from './history-dialog.module.css';

interface HistoryDialogProps {
  table: string;
  id: string;
  name: Wording;
  onClose: () => void;
}

/** The last versions of a row: what each was, by whom and when, against what it is now, and back to it. */
export function HistoryDialog({ table, id, name, onClose }: HistoryDialogProps) {
  const reading = useAnswer(historyCalls.versions, { params: { table, id } });
  const [shown, setShown] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const closeCompared = () => {
    if (shown === undefined) return false;
    // With what closes goes the button that may have the focus.
    list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setShown(undefined);
    return true;
  };
  return (
    <Modal
      title={<Sentence words={(row) => m.admin_row_of({ what: m.admin_history(), name: row })} of={name} />}
      wide
      onEscape={closeCompared}
      onClose={onClose}
    >
      <div className={dialog.body}>
        <Loaded reading={reading} failed={m.admin_history_failed()}>
          {(versions) => (
            <Versions list={list} versions={versions} table={table} id={id} shown={shown} onShow={setShown} onClose={onClose} />
          )}
        </Loaded>
      </div>
    </Modal>
  );
}

const changes: Readonly<Record<RowVersion['change'], () => string>> = {
  added: m.admin_history_added,
  changed: m.admin_history_changed,
  deleted: m.admin_history_deleted,
  restored: m.admin_history_restored,
};

interface VersionsProps extends Omit<HistoryDialogProps, 'name'> {
  list: Ref<HTMLOListElement>;
  versions: readonly RowVersion[];
  /** The version that is compared with what is now. */
  shown: number | undefined;
  onShow: (version: number | undefined) => void;
}

function Versions({ list, versions, table, id, shown, onShow, onClose }: VersionsProps) {
  const [now] = versions;
  const authorName = useAuthorName();
  const restore = useWrite(
    (version: number) =>
      authorisedRequest(historyCalls.restore, {
        params: { table, id, version: String(version) },
        seen: Number(now?.row.version ?? now?.version),
      }),
    { onDone: onClose },
  );
  return (
    <ol ref={list} className={`list ${styles.list}`}>
      {versions.map((each) => {
        const time = momentInWords(each.at);
        const isShown = shown === each.version;
        const what = `${changes[each.change]()}, ${time}`;
        return (
          <li key={each.version} className={styles.entry}>
            <div className={styles.words}>
              <b>{what}</b>
              <p>{authorName(each.author)}</p>
            </div>
            {each === now ? (
              <p className={styles.now}>{m.admin_history_now()}</p>
            ) : (
              <Button
                look="line"
                aria-expanded={isShown}
                aria-label={m.admin_row_of({ what: m.admin_history_compare(), name: what })}
                onClick={() => onShow(isShown ? undefined : each.version)}
              >
                {m.admin_history_compare()}
              </Button>
            )}
            {isShown && now && (
              <div className={styles.compared}>
                <Compared then={each} now={now} />
                {restore.problem && (
                  <p className={dialog.problem} role="alert">
                    {restore.problem}
                  </p>
                )}
                <div>
                  <Button onClick={() => !restore.pending && restore.start(each.version)}>{m.admin_history_restore()}</Button>
                </div>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Compared({ then, now }: { then: RowVersion; now: RowVersion }) {
  const shown = differences(now.row, then.row, now.row).filter(({ path }) => labelOf(path) !== undefined);
  if (shown.length === 0) return <p>{m.admin_history_same()}</p>;
  return <ComparedFields differences={shown} titles={{ mine: m.admin_history_then(), theirs: m.admin_history_now() }} />;
}
