import type { ImportPlan } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useId } from 'react';
import group from '#admin/fields/check-group.module.css';
import compared from '#admin/form/compared-fields.module.css';
import { Button } from '#ui/controls/button.tsx';
import { type Choices, groupChoice, groupChoices, pointChoice, switched, twinChoice } from './import-choices.ts';
import styles from './import-dialog.module.css';
import { Differences, Lines } from './import-lines.tsx';

interface QuestionsProps {
  plan: ImportPlan;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** Cells that were changed in the file and meanwhile here: they stay unless somebody takes them from the file, each by itself or all. */
export function AskedCells({ plan, choices, onChoose }: QuestionsProps) {
  const all = groupChoices(plan);
  return (
    <Lines
      title={m.admin_csv_asked({ count: plan.asked.length })}
      hint={m.admin_csv_asked_hint()}
      lines={plan.asked}
      tools={
        <div className={styles.tools}>
          <Button look="line" onClick={() => onChoose(switched(choices, all, false))}>
            {m.admin_csv_keep_all()}
          </Button>
          <Button look="line" onClick={() => onChoose(switched(choices, all, true))}>
            {m.admin_csv_take_all()}
          </Button>
        </div>
      }
    >
      {({ line, groups }) =>
        groups.map((cells) => {
          const choice = groupChoice(line, cells);
          return (
            <AskedGroup
              key={choice}
              cells={cells}
              isTaken={choices.has(choice)}
              onTake={(isTaken) => onChoose(switched(choices, [choice], isTaken))}
            />
          );
        })
      }
    </Lines>
  );
}

interface AskedGroupProps {
  cells: ImportPlan['asked'][number]['groups'][number];
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

const sides = [
  { isTaken: false, side: 'before', title: m.admin_csv_keep },
  { isTaken: true, side: 'after', title: m.admin_csv_take },
] as const;

function AskedGroup({ cells, isTaken, onTake }: AskedGroupProps) {
  const name = useId();
  return (
    <fieldset className={compared.field}>
      <legend className={compared.label} lang={unlessSpoken('en')}>
        {cells.map(({ column }) => column).join(', ')}
      </legend>
      <div className={compared.sides}>
        {sides.map((each) => (
          <div key={each.side} className={compared.side} data-chosen={isTaken === each.isTaken}>
            <label className={compared.choice}>
              <input type="radio" name={name} checked={isTaken === each.isTaken} onChange={() => onTake(each.isTaken)} />
              {each.title()}
            </label>
            {cells.map(({ column, [each.side]: text }) => (
              <p key={column} className={styles.cell}>
                {text === '' ? m.admin_csv_empty() : text}
              </p>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** New lines with a name that is there already: each is added only when it is ticked. */
export function Twins({ plan, choices, onChoose }: QuestionsProps) {
  return (
    <Lines title={m.admin_csv_twins({ count: plan.twins.length })} hint={m.admin_csv_twins_hint()} lines={plan.twins}>
      {({ line, of, fields }) => (
        <>
          <p>{of.line === undefined ? m.admin_csv_twin_listing() : m.admin_csv_twin_line({ line: of.line })}</p>
          <Ticked label={m.admin_csv_twin_add()} choice={twinChoice(line)} choices={choices} onChoose={onChoose} />
          <Differences fields={fields} />
        </>
      )}
    </Lines>
  );
}

/** Lines with a position that looks wrong: each is put in only when it is ticked. */
export function OddPoints({ plan, choices, onChoose }: QuestionsProps) {
  return (
    <Lines title={m.admin_csv_points({ count: plan.points.length })} hint={m.admin_csv_points_hint()} lines={plan.points}>
      {({ line, reason, fields }) => (
        <>
          <p>{reason}</p>
          <Ticked label={m.admin_field_point_keep()} choice={pointChoice(line)} choices={choices} onChoose={onChoose} />
          <Differences fields={fields} />
        </>
      )}
    </Lines>
  );
}

function Ticked({ label, choice, choices, onChoose }: Omit<QuestionsProps, 'plan'> & { label: string; choice: string }) {
  return (
    <label className={group.check}>
      <input
        type="checkbox"
        checked={choices.has(choice)}
        onChange={({ target }) => onChoose(switched(choices, [choice], target.checked))}
      />
      <span>{label}</span>
    </label>
  );
}
