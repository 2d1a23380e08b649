import { m } from '@helpdesk/words/messages';

import { Select } from '#ui/controls/select.tsx';

import styles from './answers-field.module.css';
import group from './check-group.module.css';

interface AnswersFieldProps {
  label: string;
  questions: readonly { readonly value: string; readonly label: string }[];
  /** What is left out is not known, which is not "no". */
  answers: Readonly<Partial<Record<string, boolean>>>;
  onAnswer: (answers: Record<string, boolean>) => void;
}

/** Questions that are answered with yes or no, or not yet. */
export function AnswersField({ label, questions, answers, onAnswer }: AnswersFieldProps) {
  const answer = (asked: string, word: string) => {
    const known = questions.flatMap(({ value }): [string, boolean][] => {
      const answer = value === asked ? meaning.get(word) : answers[value];
      return answer === undefined ? [] : [[value, answer]];
    });
    onAnswer(Object.fromEntries(known));
  };
  return (
    <fieldset className={group.group}>
      <legend className={group.label}>{label}</legend>
      <div className={styles.questions}>
        {questions.map(({ value, label: question }) => (
          <Select
            key={value}
            label={question}
            placeholder={m.answer_unknown()}
            options={[
              { value: 'yes', label: m.admin_compare_yes() },
              { value: 'no', label: m.admin_compare_no() },
            ]}
            value={wordFor(answers[value])}
            onValueChange={(word) => answer(value, word)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const meaning: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

const wordFor = (answer: boolean | undefined): string => (answer === undefined ? '' : answer ? 'yes' : 'no');
