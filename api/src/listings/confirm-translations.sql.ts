import { kinds } from '@helpdesk/contract/kinds/kinds';
import type { TranslatedTable } from '@helpdesk/contract/kinds/translated-tables';
import type { TranslationLanguage } from '@helpdesk/contract/languages';

import type { Sql } from '#db/sql.ts';

export type StillRight = Readonly<Partial<Record<TranslationLanguage, readonly string[]>>>;

/**
 * Somebody has looked at translations that are older than their English, and they are right: they count as made from it.
 * After the row was written, in the same change.
 */
export async function confirmTranslations(tx: Sql, table: TranslatedTable, id: string, marked: StillRight = {}) {
  for (const [language, fields = []] of Object.entries(marked)) {
    for (const field of fields) {
      await tx`UPDATE ${tx(kinds[table].table)} SET translated_from = translated_from #- ${[language, field]} WHERE id = ${id}`;
    }
  }
  await tx`UPDATE ${tx(kinds[table].table)} SET translated_from = '{}'
    WHERE id = ${id} AND NOT EXISTS (SELECT FROM jsonb_each(translated_from) WHERE value <> '{}')`;
}
