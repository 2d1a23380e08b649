import { type AccessQuestion, accessQuestions } from '@helpdesk/contract/rules/planning-sets';
import { m } from '@helpdesk/words/messages';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import styles from './before-you-go.module.css';
import { accessWords } from './planning-words.ts';

const icons: Readonly<Record<AccessQuestion, IconName>> = {
  steps: 'stairs',
  evenSurface: 'minus',
  shade: 'tree',
  water: 'drop',
  toilet: 'toilet',
  wheelchair: 'wheelchair',
  parking: 'parking',
};

/** All questions of access once one of them is answered: what is unknown is said to be, which is not "no". */
export function AccessAnswers({ access }: { access: Readonly<Partial<Record<AccessQuestion, boolean>>> }) {
  if (Object.keys(access).length === 0) return null;
  return (
    <div>
      <Icon name="info" />
      <dt>{m.facts_access()}</dt>
      <dd className={styles.access}>
        <ul className="list">
          {accessQuestions.map((question) => {
            const answer = access[question];
            return (
              <li key={question} className={answer === undefined ? styles.unknown : undefined}>
                <Icon name={icons[question]} />
                <span>{accessWords[question]()}</span>
                <b>{answer === undefined ? m.answer_unknown() : answer ? m.answer_yes() : m.answer_no()}</b>
              </li>
            );
          })}
        </ul>
      </dd>
    </div>
  );
}
