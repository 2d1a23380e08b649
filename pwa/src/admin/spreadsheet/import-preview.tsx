import type { ImportPlan } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { m } from '@helpdesk/words/messages';

import { Badge } from '#ui/feedback/badge.tsx';
import { Note } from '#ui/feedback/note.tsx';

import type { Choices } from './import-choices.ts';
import styles from './import-dialog.module.css';
import { Differences, Lines, RefusedLines } from './import-lines.tsx';
import { AskedCells, OddPoints, Twins } from './import-questions.tsx';

interface ImportPreviewProps {
  plan: ImportPlan;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** What a file would do, line by line; what is refused comes first, by its reason, then what is asked. */
export function ImportPreview({ plan, choices, onChoose }: ImportPreviewProps) {
  const { additions, twins, points, changes, asked, refused, unchanged, lost, ignoredSheets } = plan;
  const count = additions.length + twins.length + points.length + changes.length + asked.length + refused.length + unchanged;
  return (
    <>
      <div role="status" className={styles.summary}>
        <Badge icon="plus">{m.admin_csv_additions({ count: additions.length })}</Badge>
        <Badge icon="edit">{m.admin_csv_changes({ count: changes.length })}</Badge>
        {asked.length > 0 && (
          <Badge icon="alert" tone="wait">
            {m.admin_csv_asked({ count: asked.length })}
          </Badge>
        )}
        <Badge icon="alert" tone={refused.length > 0 ? 'err' : 'off'}>
          {m.admin_csv_refused({ count: refused.length })}
        </Badge>
        <Badge icon="check">{m.admin_csv_unchanged({ count: unchanged })}</Badge>
        {count === 0 && <p>{m.admin_csv_nothing()}</p>}
      </div>
      {lost > 0 && (
        <div role="alert">
          <Note icon="alert" tone="err" title={m.admin_csv_lost({ count: lost })}>
            {m.admin_csv_lost_how()}
          </Note>
        </div>
      )}
      {ignoredSheets.length > 0 && <Note icon="info" title={m.admin_csv_ignored_sheets({ names: ignoredSheets.join(', ') })} />}
      <RefusedLines plan={plan} />
      <AskedCells plan={plan} choices={choices} onChoose={onChoose} />
      <OddPoints plan={plan} choices={choices} onChoose={onChoose} />
      <Twins plan={plan} choices={choices} onChoose={onChoose} />
      <Lines title={m.admin_csv_changes({ count: changes.length })} lines={changes}>
        {({ fields }) => <Differences fields={fields} />}
      </Lines>
      <Lines title={m.admin_csv_additions({ count: additions.length })} lines={additions}>
        {({ fields }) => <Differences fields={fields} />}
      </Lines>
    </>
  );
}
