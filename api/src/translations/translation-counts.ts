import { type TranslationNeed, type TranslationProgress, translationRows } from '@helpdesk/contract/calls/translations';
import { kinds } from '@helpdesk/contract/kinds/kinds';
import { type TranslatedTable, translatedFields, translatedTables } from '@helpdesk/contract/kinds/parts';
import { inEachTranslation, type TranslationLanguage } from '@helpdesk/contract/languages';
import { allNames } from '@helpdesk/contract/rules/all-names';
import { countTranslations, type TranslationCounts } from '@helpdesk/contract/rules/translation-state';
import { normalise } from '@helpdesk/contract/search/search-normalise';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

import type { Outdated } from './translations.sql.ts';

type Row = CatalogueRows[TranslatedTable][number];

interface Known {
  readonly rows: CatalogueRows;
  readonly outdated: readonly Outdated[];
}

/** How far each row of a table is, in each language. */
function countsOf({ rows, outdated }: Known, table: TranslatedTable) {
  const madeFrom = new Map(outdated.filter((row) => row.table === table).map((row) => [row._id, row.translatedFrom]));
  const fields = translatedFields(table);
  return (rows[table] as readonly Row[]).map((row) => ({ row, counts: countTranslations(row, fields, madeFrom.get(row._id)) }));
}

/** How far each table is, in each language. */
export const progressOf = (known: Known) =>
  translatedTables.map((table) => {
    const counted = countsOf(known, table);
    const languages = inEachTranslation((language): TranslationProgress => {
      const counts = counted.map((each) => each.counts[language]).filter(hasTexts);
      const sum = (state: keyof TranslationCounts) => counts.reduce((total, each) => total + each[state], 0);
      return {
        rows: counts.length,
        complete: counts.filter((each) => !needs(each, 'left')).length,
        missing: sum('missing'),
        outdated: sum('outdated'),
      };
    });
    return { table, languages };
  });

interface Asked {
  readonly table: TranslatedTable;
  readonly language: TranslationLanguage;
  readonly needs?: TranslationNeed | undefined;
  readonly search?: string | undefined;
  readonly offset?: number | undefined;
}

/** Compares many names some ten times as fast as `localeCompare`. */
const byName = new Intl.Collator('en');

/** Rows of a table in the order of their English names, and how many there are in all. */
export function listOf(known: Known, { table, language, needs: need, search = '', offset = 0 }: Asked) {
  const { title } = kinds[table];
  const words = normalise(search).split(' ').filter(Boolean);
  const found = countsOf(known, table)
    .map(({ row, counts }) => ({ row, counts: counts[language] }))
    .filter(({ counts }) => hasTexts(counts) && (need === undefined || needs(counts, need)))
    .filter(({ row }) => {
      const names = words.length > 0 ? normalise(allNames(row, title).join(' ')) : '';
      return words.every((word) => names.includes(word));
    })
    .map(({ row, counts: { missing, outdated } }) => ({
      _id: row._id,
      name: (row as unknown as Readonly<Record<string, string>>)[title] ?? '',
      missing,
      outdated,
    }))
    .sort((a, b) => byName.compare(a.name, b.name));
  return { count: found.length, rows: found.slice(offset, offset + translationRows) };
}

const hasTexts = ({ missing, outdated, complete }: TranslationCounts): boolean => missing + outdated + complete > 0;

const needs = ({ missing, outdated }: TranslationCounts, need: TranslationNeed): boolean =>
  need === 'left' ? missing + outdated > 0 : need === 'missing' ? missing > 0 : outdated > 0;
