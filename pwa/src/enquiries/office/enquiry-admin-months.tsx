import { enquiryDeskCalls, type MonthCounts } from '@helpdesk/contract/calls/desk/enquiry-desk';
import { submissionKinds } from '@helpdesk/contract/calls/submissions';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import styles from './enquiry-admin-months.module.css';
import { kindWords } from './enquiry-admin-words.ts';

/** How much came in each of the last twelve months: to look at, and as a table to read. */
export function EnquiryMonths() {
  const months = useAnswer(enquiryDeskCalls.months);
  return (
    <section className={styles.months} aria-labelledby="months">
      <h2 id="months" className={styles.title}>
        {m.admin_enquiries_months()}
      </h2>
      <Loaded reading={months} failed={m.admin_enquiries_months_failed()}>
        {(counted) => (
          <>
            <Columns months={counted} />
            <details>
              <summary>{m.admin_enquiries_months_table()}</summary>
              <Table months={counted} />
            </details>
          </>
        )}
      </Loaded>
    </section>
  );
}

interface MonthsProps {
  months: readonly MonthCounts[];
}

const totalOf = ({ counts }: MonthCounts): number => submissionKinds.reduce((sum, kind) => sum + counts[kind], 0);

/** A month, `2026-11`, in words. */
const monthInWords = (month: string, style: 'short' | 'long'): string =>
  dayInWords(`${month}-01`, spokenLanguage(), { month: style, ...(style === 'long' && { year: 'numeric' }) });

// In units of the drawing, which is stretched to the width that there is.
const height = 100;

/** The table says the same to who does not see it. */
function Columns({ months }: MonthsProps) {
  const most = Math.max(1, ...months.map(totalOf));
  return (
    <ol className={`list ${styles.columns}`} aria-hidden="true">
      {months.map((month) => {
        const share = (totalOf(month) / most) * height;
        return (
          <li key={month.month} className={styles.column}>
            <span className="num">{totalOf(month)}</span>
            <svg viewBox={`0 0 1 ${height}`} preserveAspectRatio="none">
              <title>{monthInWords(month.month, 'long')}</title>
              <rect y={height - share} width="1" height={share} />
            </svg>
            <span>{monthInWords(month.month, 'short')}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Table({ months }: MonthsProps) {
  const name = m.admin_row_of({ what: m.admin_enquiries_months(), name: m.admin_enquiries_months_table() });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.admin_enquiries_month()}</th>
            {submissionKinds.map((kind) => (
              <th key={kind} scope="col">
                {kindWords[kind]()}
              </th>
            ))}
            <th scope="col">{m.admin_enquiries_total()}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{monthInWords(month.month, 'long')}</th>
              {submissionKinds.map((kind) => (
                <td key={kind}>{month.counts[kind]}</td>
              ))}
              <td>{totalOf(month)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
