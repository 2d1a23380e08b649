import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { isOn, isTranslated } from '@helpdesk/contract/kinds/field';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { translationLanguages } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';
import { labelOf } from '#admin/fields/field-labels.ts';
import styles from './column-names.module.css';

/** What the columns of a spreadsheet hold: their names stay, whatever language they are read in. */
export function ColumnNames({ kind }: { kind: ListingKind }) {
  return (
    <details className={styles.columns}>
      <summary>{m.admin_csv_columns()}</summary>
      <dl className={styles.names}>
        {namesOf(kind).map(([column, meaning]) => (
          <div key={column}>
            <dt>
              <code>{column}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function namesOf(kind: ListingKind): [column: string, meaning: string][] {
  const fields = fieldsOf(kind).flatMap(([name, field]): [string, string | undefined][] => {
    if (!isOn(field, 'input') || field.csv === null) return [];
    const called = field.csv ?? name;
    const languages = isTranslated(field) ? translationLanguages : [];
    return [
      [called, labelOf(name)],
      ...languages.map((language): [string, string | undefined] => [`${called}_${language}`, labelOf(`translations.${language}.${name}`)]),
    ];
  });
  return [
    ['_id', m.admin_csv_column_id()],
    ['version', m.admin_csv_column_version()],
    ...fields.flatMap(([column, meaning]): [string, string][] => (meaning ? [[column, meaning]] : [])),
  ];
}
