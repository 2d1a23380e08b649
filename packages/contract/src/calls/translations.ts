import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { translationShape } from '#input-schema.ts';
import { descriptions } from '#kinds/descriptions.ts';
import { type TranslatedTable, translatedTables } from '#kinds/parts.ts';
import { inEachTranslation, translationLanguages } from '#languages.ts';
import { endpoint, written } from './endpoint.ts';

/** What the back-office needs to know of translations beside the texts themselves. Phones never get it. */

const texts = z.record(z.string(), z.union([z.string(), z.array(z.nullable(z.string()))]));

/**
 * The English that outdated translations were made from, by language and field; of a list one for each text, null where
 * it is up to date.
 */
const translatedFrom = z.partial(z.object(inEachTranslation(() => texts)));
export type TranslatedFrom = Readonly<z.infer<typeof translatedFrom>>;

/** What is left to do of a row: something, a text that nobody translated, one that is older than its English. */
export const translationNeeds = ['left', 'missing', 'outdated'] as const;
export type TranslationNeed = (typeof translationNeeds)[number];

const count = z.int().check(z.nonnegative());
const table = z.enum(translatedTables);
const language = z.enum(translationLanguages);

/** Of a table in one language. */
const progress = z.object({
  /** Rows that have a text to translate, and those of them of which all are. */
  rows: count,
  complete: count,
  /** Texts, of which a row has several. */
  missing: count,
  outdated: count,
});
export type TranslationProgress = z.infer<typeof progress>;

/** Rows that one answer lists. */
export const translationRows = 100;

/** The texts of a row of a table in one language, as its forms take them. */
export const translatedTextsOf = (of: TranslatedTable) => z.strictObject(translationShape(descriptions[of]));

export const translationCalls = {
  outdated: endpoint({
    method: 'GET',
    path: '/get-outdated-translations',
    summary: 'The rows with translations that are older than their English',
    token: true,
    answer: z.array(z.object({ table, _id: id, translatedFrom })),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/get-translation-progress',
    summary: 'How far the translations of each table are, in each language',
    token: true,
    answer: z.array(z.object({ table, languages: z.object(inEachTranslation(() => progress)) })),
  }),
  list: endpoint({
    method: 'GET',
    path: '/list-translations',
    summary: 'The rows of a table with what is left to translate into one language, by their English names: 100 from an offset on',
    token: true,
    query: z.object({
      table,
      language,
      /** All when left out. */
      needs: z.optional(z.enum(translationNeeds)),
      /** In the names of any language. */
      search: z.optional(z.string().check(z.maxLength(200))),
      offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    }),
    answer: z.object({ count, rows: z.array(z.object({ _id: id, name: z.string(), missing: count, outdated: count })) }),
  }),
  translate: endpoint({
    method: 'PUT',
    path: '/translate/{table}/{id}',
    summary: 'Write the texts of a row in one language; the others and the English stay. 409 when the row was changed since If-Match',
    token: true,
    body: z.strictObject({
      language,
      /** Checked by the fields of the table: `translatedTextsOf`. */
      texts: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      /** Fields of outdated translations that somebody found still right. */
      stillRight: z.optional(z.array(z.string()).check(z.maxLength(20))),
    }),
    answer: written,
  }),
};
