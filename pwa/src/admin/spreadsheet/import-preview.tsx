import type { ImportPlan } from '@helpdesk/contract/calls/directory-csv';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { translatedNameIn } from '#admin/names/name-in.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { Badge } from '#ui/feedback/badge.tsx';

import { Sentence } from '#ui/page/text.tsx';
import styles from './import-dialog.module.css';

/** What a file would do, line by line; what is refused comes first. */
export function ImportPreview({ plan: { additions, changes, refused, unchanged } }: { plan: ImportPlan }) {
  return (
    <>
      <div role="status" className={styles.summary}>
        <Badge icon="plus">{m.admin_csv_additions({ count: additions.length })}</Badge>
        <Badge icon="edit">{m.admin_csv_changes({ count: changes.length })}</Badge>
        <Badge icon="alert" tone={refused.length > 0 ? 'err' : 'off'}>
          {m.admin_csv_refused({ count: refused.length })}
        </Badge>
        <Badge icon="check">{m.admin_csv_unchanged({ count: unchanged })}</Badge>
      </div>
      <Lines title={m.admin_csv_refused({ count: refused.length })} lines={refused}>
        {({ reasons }) => (
          <ul className="list">
            {reasons.map(({ column, reason }) => (
              <li key={column + reason} className={styles.reason}>
                {column && <b lang={unlessSpoken('en')}>{column}: </b>}
                {reason}
              </li>
            ))}
          </ul>
        )}
      </Lines>
      <Lines title={m.admin_csv_changes({ count: changes.length })} lines={changes}>
        {({ fields }) => <Differences fields={fields} />}
      </Lines>
      <Lines title={m.admin_csv_additions({ count: additions.length })} lines={additions}>
        {({ fields }) => <Differences fields={fields} />}
      </Lines>
    </>
  );
}

interface LinesProps<Line> {
  title: string;
  lines: readonly Line[];
  children: (line: Line) => ReactNode;
}

interface NamedLine {
  readonly line: number;
  /** As it stands in the file. */
  readonly name: string;
  readonly _id?: string;
}

function Lines<Line extends NamedLine>({ title, lines, children }: LinesProps<Line>) {
  const catalogue = useWholeCatalogue();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
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
function Differences({ fields }: { fields: ImportPlan['changes'][number]['fields'] }) {
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
