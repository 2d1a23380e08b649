import { type TranslationNeed, type TranslationProgress, translationRows } from '@helpdesk/contract/calls/translations';
import { kinds } from '@helpdesk/contract/kinds/kinds';
import { type TranslatedTable, translatedFields, translatedTables } from '@helpdesk/contract/kinds/parts';
import { inEachTranslation, type TranslationLanguage } from '@helpdesk/contract/languages';
import { allNames } from '@helpdesk/contract/rules/all-names';
import { countTranslations, type TranslationCounts } from '@helpdesk/contract/rules/translation-state';
import { normalise } from '@helpdesk/contract/search/search-normalise';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

import { eachInTurns } from '#http/budget/work.ts';
import type { Outdated } from './translations.sql.ts';

type Row = CatalogueRows[TranslatedTable][number];

interface Known {
  readonly rows: CatalogueRows;
  readonly outdated: readonly Outdated[];
}

/** How far each row of a table is, in each language. */
async function countsOf({ rows, outdated }: Known, table: TranslatedTable): Promise<readonly Counted[]> {
  const madeFrom = new Map(outdated.filter((row) => row.table === table).map((row) => [row._id, row.translatedFrom]));
  const fields = translatedFields(table);
  const counted: Counted[] = [];
  await eachInTurns(rows[table] as readonly Row[], (row) => {
    counted.push({ row, counts: countTranslations(row, fields, madeFrom.get(row._id)) });
  });
  return counted;
}

interface Counted {
  readonly row: Row;
  readonly counts: ReturnType<typeof countTranslations>;
}

/** How far each table is, in each language. */
export async function progressOf(known: Known) {
  const progress = [];
  for (const table of translatedTables) {
    const counted = await countsOf(known, table);
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
    progress.push({ table, languages });
  }
  return progress;
}

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
export async function listOf(known: Known, { table, language, needs: need, search = '', offset = 0 }: Asked) {
  const { title } = kinds[table];
  const words = normalise(search).split(' ').filter(Boolean);
  const found: TranslatedRow[] = [];
  await eachInTurns(await countsOf(known, table), ({ row, counts: ofLanguages }) => {
    const counts = ofLanguages[language];
    if (!hasTexts(counts) || (need !== undefined && !needs(counts, need))) return;
    const names = words.length > 0 ? normalise(allNames(row, title).join(' ')) : '';
    if (!words.every((word) => names.includes(word))) return;
    const name = (row as unknown as Readonly<Record<string, string>>)[title] ?? '';
    found.push({ _id: row._id, name, missing: counts.missing, outdated: counts.outdated });
  });
  found.sort((a, b) => byName.compare(a.name, b.name));
  return { count: found.length, rows: found.slice(offset, offset + translationRows) };
}

interface TranslatedRow {
  readonly _id: string;
  readonly name: string;
  readonly missing: number;
  readonly outdated: number;
}

const hasTexts = ({ missing, outdated, complete }: TranslationCounts): boolean => missing + outdated + complete > 0;

const needs = ({ missing, outdated }: TranslationCounts, need: TranslationNeed): boolean =>
  need === 'left' ? missing + outdated > 0 : need === 'missing' ? missing > 0 : outdated > 0;
