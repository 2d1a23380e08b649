import { accessQuestions, type Difficulty, difficulties, type Signal, signals } from '@helpdesk/contract/rules/planning-sets';
import { m } from '@helpdesk/words/messages';

import { AnswersField } from '#admin/fields/answers-field.tsx';
import type { Errors } from '#admin/fields/field-words.ts';
import { accessWords, difficultyWords, signalWords } from '#listings/planning/planning-words.ts';
import { Select } from '#ui/controls/select.tsx';
import { TextArea, TextField } from '#ui/controls/text-field.tsx';

interface PlanningValues {
  readonly fee: string;
  /** Minutes as they are typed. */
  readonly timeNeeded: string;
  readonly access: Readonly<Partial<Record<string, boolean>>>;
  /** Empty: not known, as the signal. */
  readonly difficulty: Difficulty | '';
  readonly gettingThere: string;
  readonly signal: Signal | '';
}

interface PlanningFieldsProps {
  values: PlanningValues;
  errors: Errors;
  edit: (change: Partial<PlanningValues>) => void;
}

/** What of a place plans a day; each may stay unknown. */
export function PlanningFields({ values, errors, edit }: PlanningFieldsProps) {
  return (
    <>
      <TextField label={m.admin_field_fee()} longest={300} value={values.fee} error={errors.fee} onValueChange={(fee) => edit({ fee })} />
      <TextField
        label={m.admin_field_time_needed()}
        inputMode="numeric"
        value={values.timeNeeded}
        error={errors.timeNeeded}
        onValueChange={(timeNeeded) => edit({ timeNeeded })}
      />
      <Select
        label={m.admin_field_difficulty()}
        placeholder={m.answer_unknown()}
        options={difficulties.map((value) => ({ value, label: difficultyWords[value]() }))}
        value={values.difficulty}
        onValueChange={(difficulty) => edit({ difficulty: difficulty as Difficulty | '' })}
      />
      <AnswersField
        label={m.admin_field_access()}
        questions={accessQuestions.map((question) => ({ value: question, label: accessWords[question]() }))}
        answers={values.access}
        onAnswer={(access) => edit({ access })}
      />
      <TextArea
        label={m.admin_field_getting_there()}
        rows={3}
        longest={600}
        value={values.gettingThere}
        error={errors.gettingThere}
        onValueChange={(gettingThere) => edit({ gettingThere })}
      />
      <Select
        label={m.admin_field_signal()}
        placeholder={m.answer_unknown()}
        options={signals.map((value) => ({ value, label: signalWords[value]() }))}
        value={values.signal}
        onValueChange={(signal) => edit({ signal: signal as Signal | '' })}
      />
    </>
  );
}
