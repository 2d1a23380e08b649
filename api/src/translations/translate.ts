import { translatedTextsOf } from '@helpdesk/contract/calls/translations';
import { type TranslatedTable, translatedFields } from '@helpdesk/contract/kinds/parts';
import type { TranslationLanguage } from '@helpdesk/contract/languages';

import { readRow } from '#db/catalogue-rows.sql.ts';
import type { NewRow } from '#db/catalogue-tables.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool } from '#db/sql.ts';
import { found } from '#http/problem.ts';
import { readFields } from '#http/read-body.ts';
import type { ExpectedVersions } from '#http/version.ts';
import { confirmTranslations } from '#listings/confirm-translations.sql.ts';
import { notFound } from '#listings/messages.ts';
import { refuseStale } from '#listings/stale-write.ts';

interface Translation {
  readonly language: TranslationLanguage;
  readonly texts: Readonly<Record<string, string | readonly string[]>>;
  readonly stillRight?: readonly string[] | undefined;
}

/**
 * Writes the texts of a row in one language; empty ones fall back to English. 400 names the fields that are refused, 404: there is
 * no such row, 409: it was changed since `expected`.
 * @param by e-mail of the administrator
 */
export function translate<Table extends TranslatedTable>(
  sql: Pool,
  by: string,
  table: Table,
  id: string,
  { language, texts, stillRight = [] }: Translation,
  expected?: ExpectedVersions,
): Promise<void> {
  const written = Object.entries(readFields(texts, translatedTextsOf(table))).filter(([, text]) => isSaid(text));
  return writeCatalogue(
    sql,
    async (tx) => {
      const existing = found(await readRow(tx, table, id), notFound(table));
      await refuseStale(tx, table, existing, expected);
      const { [language]: _, ...others } = existing.translations as Readonly<Record<string, object>>;
      const translations = written.length > 0 ? { ...others, [language]: Object.fromEntries(written) } : others;
      await putRows(tx, table, [{ ...existing, translations } as unknown as NewRow<Table>]);
      const fields = translatedFields(table).filter((field) => stillRight.includes(field));
      await confirmTranslations(tx, table, id, { [language]: fields });
    },
    by,
  );
}

const isSaid = (text: unknown): boolean => [text].flat().some((each) => typeof each === 'string' && each.trim() !== '');
