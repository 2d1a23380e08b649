import { m } from '@helpdesk/words/messages';

import styles from './needs.module.css';

/** What people searched for most often in vain: what the catalogue lacks. */
export function MissedSearches({ searches }: { searches: readonly { readonly text: string; readonly count: number }[] }) {
  return (
    <section aria-labelledby="missed">
      <h2 id="missed" className={styles.heading}>
        {m.admin_missed_title()}
      </h2>
      {searches.length === 0 ? (
        <p className={styles.note}>{m.admin_missed_none()}</p>
      ) : (
        <ol className={`list ${styles.card}`}>
          {searches.map(({ text, count }) => (
            <li key={text} className={styles.line}>
              <span>{text}</span>
              <span className="num">{m.admin_missed_times({ count })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
