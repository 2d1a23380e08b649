import type { ImportPlan } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { translatedNameIn } from '#admin/names/name-in.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { Sentence } from '#ui/page/text.tsx';
import { reasonsIn } from './import-choices.ts';
import styles from './import-dialog.module.css';

interface LinesProps<Line> {
  title: string;
  hint?: string;
  /** What is done with all of them. */
  tools?: ReactNode;
  lines: readonly Line[];
  children: (line: Line) => ReactNode;
}

interface NamedLine {
  readonly line: number;
  /** As it stands in the file. */
  readonly name: string;
  readonly _id?: string;
}

/** Lines of a file to which the same happens; nothing where there are none. */
export function Lines<Line extends NamedLine>({ title, hint, tools, lines, children }: LinesProps<Line>) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      {tools}
      <ul className={`list ${styles.lines}`}>
        {lines.map((line) => (
          <li key={line.line} className={styles.line}>
            <h4 className={styles.name}>
              <LineName of={line} />
            </h4>
            {children(line)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LineName({ of: { line, name, _id = '' } }: { of: NamedLine }) {
  const catalogue = useWholeCatalogue();
  return (
    <Sentence
      words={(text) => m.admin_csv_line({ line, name: text })}
      of={name === '' ? { text: m.admin_csv_empty(), lang: spokenLanguage() } : translatedNameIn(catalogue, _id, name)}
    />
  );
}

/** What is refused, by the reason: each is said once, above the lines that it concerns. */
export function RefusedLines({ plan }: { plan: ImportPlan }) {
  if (plan.refused.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{m.admin_csv_refused({ count: plan.refused.length })}</h3>
      <ul className={`list ${styles.lines}`}>
        {reasonsIn(plan).map(({ reason, lines }) => (
          <li key={reason} className={styles.line}>
            <h4 className={`${styles.name} ${styles.reason}`}>{reason}</h4>
            <ul className="list">
              {lines.map((line) => (
                <li key={line.line} className={styles.concerned}>
                  <LineName of={line} />
                  {line.columns.length > 0 && <b lang={unlessSpoken('en')}> ({line.columns.join(', ')})</b>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Field by field, before and after; a new listing has no before. */
export function Differences({ fields }: { fields: ImportPlan['changes'][number]['fields'] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ column, before, after }) => (
        <div key={column} className={styles.field}>
          <dt lang={unlessSpoken('en')}>{column}</dt>
          {before !== '' && (
            <dd>
              <span className="sr">{m.admin_csv_before()}: </span>
              <del>{before}</del>
            </dd>
          )}
          <dd>
            <span className="sr">{m.admin_csv_after()}: </span>
            {after === '' ? m.admin_csv_empty() : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
