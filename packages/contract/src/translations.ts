import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { inEachTranslation } from './languages.ts';

/** What the back-office needs to know of translations beside the texts themselves. Phones never get it. */

/** The fields whose texts are translated. */
export const translatedFields = {
  listing: ['name', 'content', 'bestSeason', 'facts', 'pictureTexts'],
  category: ['name', 'heading', 'description'],
  region: ['name', 'content'],
  notice: ['heading', 'content'],
} as const;

const texts = z.record(z.string(), z.union([z.string(), z.array(z.nullable(z.string()))]));

/**
 * The English that outdated translations were made from, by language and field; of a list one for each text, null where
 * it is up to date.
 */
const translatedFrom = z.partial(z.object(inEachTranslation(() => texts)));
export type TranslatedFrom = Readonly<z.infer<typeof translatedFrom>>;

/** Fields whose translation is still right though the English has changed, by language. */
export const stillRight = <const Field extends string>(fields: readonly Field[]) => {
  const named = z.array(z.enum(fields)).check(z.maxLength(fields.length));
  return z.optional(z.partial(z.strictObject(inEachTranslation(() => named))));
};

export const translatedTables = ['categories', 'regions', 'places', 'resorts', 'restaurants', 'notices'] as const;

export const translationCalls = {
  outdated: endpoint({
    method: 'GET',
    path: '/get-outdated-translations',
    summary: 'The rows with translations that are older than their English',
    token: true,
    answer: z.array(z.object({ table: z.enum(translatedTables), _id: id, translatedFrom })),
  }),
};
