import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { labelOf } from '#admin/fields/field-labels.ts';
import { useAuthorName } from '#admin/shell/colleagues.ts';
import { Modal } from '#admin/shell/modal.tsx';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';
import { type Difference, differences, type Side, withTheirs } from './compare.ts';
import styles from './compared-dialog.module.css';
import { ComparedFields } from './compared-fields.tsx';

/** Which side was chosen, by the path of its field. */
export type Choices = Readonly<Record<string, Side>>;

interface ConflictDialogProps<Values> {
  /** What the form began from. */
  base: Values;
  mine: Values;
  theirs: Values;
  version: RowVersion;
  /** What was chosen before somebody went back to the form. */
  kept: Choices;
  onKeep: (choices: Choices) => void;
  /** Goes on with what was chosen, for the version that was seen here. */
  onChosen: (values: Values) => void;
  onClose: () => void;
}

/** What somebody else saved while a form was open, beside what was typed into it: nothing of either goes without a choice. */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>) {
  const { base, mine, theirs, version, kept, onKeep, onChosen, onClose } = props;
  const all = differences(base, mine, theirs);
  const shown = all.filter(({ path }) => labelOf(path) !== undefined);
  const [choices, setChoices] = useState<Choices>(() => ({
    ...Object.fromEntries(shown.flatMap(({ path, changedBy }) => (changedBy ? [[path, changedBy]] : []))),
    ...kept,
  }));
  const choose = (path: string, side: Side) => {
    setChoices({ ...choices, [path]: side });
    onKeep({ ...kept, [path]: side });
  };
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
  const author = useAuthorName()(version.author);
  const time = momentInWords(version.at);
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
          <p>{m.admin_conflict_text({ author, time })}</p>
          {refusals > 0 && open > 0 && (
            <p className={styles.problem} role="alert">
              {m.admin_conflict_choose({ count: open })}
            </p>
          )}
          <ComparedFields
            differences={shown}
            titles={{ mine: m.admin_conflict_mine(), theirs: m.admin_conflict_theirs({ author, time }) }}
            chosen={choices}
            onChoose={choose}
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
