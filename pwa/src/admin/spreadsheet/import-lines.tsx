import type { ImportPlan } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { translatedNameIn } from '#admin/names/name-in.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { Sentence } from '#ui/page/text.tsx';
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
  const catalogue = useWholeCatalogue();
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
              <Sentence
                words={(name) => m.admin_csv_line({ line: line.line, name })}
                of={
                  line.name === ''
                    ? { text: m.admin_csv_empty(), lang: spokenLanguage() }
                    : translatedNameIn(catalogue, line._id ?? '', line.name)
                }
              />
            </h4>
            {children(line)}
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
