import { translatedFields } from '@helpdesk/contract/translations';
import { pseudo } from '@helpdesk/words/pseudo';
import type { TransactionSql } from 'postgres';

import { another } from './another-language.ts';

const translatedRows = {
  category: translatedFields.category,
  region: translatedFields.region,
  place: translatedFields.listing,
  resort: translatedFields.listing,
  restaurant: translatedFields.listing,
  notice: translatedFields.notice,
};

/** Gives every row that can be translated its texts in the language that nobody speaks. */
export async function translateRows(tx: TransactionSql): Promise<void> {
  for (const [table, fields] of Object.entries(translatedRows)) {
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
