import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { labelOf } from '#admin/fields/field-labels.ts';
import { authorName } from '#admin/shell/author-name.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { momentInWords } from '#listings/day-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import { type Difference, differences, type Side, withTheirs } from './compare.ts';
import styles from './compared-dialog.module.css';
import { ComparedFields } from './compared-fields.tsx';

interface ConflictDialogProps<Values> {
  /** What the form began from. */
  base: Values;
  mine: Values;
  theirs: Values;
  version: RowVersion;
  /** Goes on with what was chosen, for the version that was seen here. */
  onChosen: (values: Values) => void;
  onClose: () => void;
}

/** What somebody else saved while a form was open, beside what was typed into it: nothing of either goes without a choice. */
export function ConflictDialog<Values extends object>({ base, mine, theirs, version, onChosen, onClose }: ConflictDialogProps<Values>) {
  const all = differences(base, mine, theirs);
  const shown = all.filter(({ path }) => labelOf(path) !== undefined);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(shown.flatMap(({ path, changedBy }) => (changedBy ? [[path, changedBy]] : []))),
  );
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnRefusal(refusals);
  const sideOf = ({ path, changedBy }: Difference) => choices[path] ?? changedBy;
  const open = shown.filter((difference) => !sideOf(difference)).length;
  const save = () => {
    if (open > 0) return setRefusals(refusals + 1);
    onChosen(
      withTheirs(
        mine,
        all.filter((difference) => sideOf(difference) === 'theirs'),
      ),
    );
  };
  const time = momentInWords(version.at, spokenLanguage());
  return (
    <Modal title={m.admin_conflict_title()} wide onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A portal's events come up through the form in which it was opened.
          event.stopPropagation();
          save();
        }}
      >
        <div className={styles.body}>
          <p>{m.admin_conflict_text({ author: authorName(version.author), time })}</p>
          {refusals > 0 && open > 0 && (
            <p className={styles.problem} role="alert">
              {m.admin_conflict_choose({ count: open })}
            </p>
          )}
          <ComparedFields
            differences={shown}
            titles={{ mine: m.admin_conflict_mine(), theirs: m.admin_conflict_theirs({ author: authorName(version.author), time }) }}
            chosen={choices}
            onChoose={(path, side) => setChoices({ ...choices, [path]: side })}
            marked={refusals > 0}
          />
        </div>
        <div className={styles.foot}>
          <Button look="line" onClick={onClose}>
            {m.admin_conflict_back()}
          </Button>
          <Button type="submit">{m.admin_conflict_save()}</Button>
        </div>
      </form>
    </Modal>
  );
}
