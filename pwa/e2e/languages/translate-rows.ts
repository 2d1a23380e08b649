import { kinds } from '@helpdesk/contract/kinds/kinds';
import { translatedFields, translatedTables } from '@helpdesk/contract/kinds/translated-tables';
import { pseudo } from '@helpdesk/words/pseudo';
import type { TransactionSql } from 'postgres';

import { another } from './another-language.ts';

/** Gives every row that can be translated its texts in the language that nobody speaks. */
export async function translateRows(tx: TransactionSql): Promise<void> {
  for (const kind of translatedTables) {
    const { table } = kinds[kind];
    const fields: readonly string[] = translatedFields(kind);
    for (const row of await tx`SELECT * FROM ${tx(table)}`) {
      const texts = fields.map((field): [string, string | string[]] => {
        const text: string | string[] = row[field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
        return [field, Array.isArray(text) ? text.map(pseudo) : pseudo(text)];
      });
      const translations = { ...row.translations, [another]: Object.fromEntries(texts) };
      await tx`UPDATE ${tx(table)} SET translations = ${tx.json(translations)} WHERE id = ${row.id}`;
    }
  }
}
