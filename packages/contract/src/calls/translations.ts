import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { translatedTables } from '#kinds/translated-tables.ts';
import { inEachTranslation } from '#languages.ts';
import { endpoint } from './endpoint.ts';

/** What the back-office needs to know of translations beside the texts themselves. Phones never get it. */

const texts = z.record(z.string(), z.union([z.string(), z.array(z.nullable(z.string()))]));

/**
 * The English that outdated translations were made from, by language and field; of a list one for each text, null where
 * it is up to date.
 */
const translatedFrom = z.partial(z.object(inEachTranslation(() => texts)));
export type TranslatedFrom = Readonly<z.infer<typeof translatedFrom>>;

export const translationCalls = {
  outdated: endpoint({
    method: 'GET',
    path: '/get-outdated-translations',
    summary: 'The rows with translations that are older than their English',
    token: true,
    answer: z.array(z.object({ table: z.enum(translatedTables), _id: id, translatedFrom })),
  }),
};
