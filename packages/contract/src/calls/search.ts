import * as z from 'zod/mini';

import { localDate } from '#fields.ts';
import { listingKinds } from '#kinds/kinds.ts';
import { inEachTranslation } from '#languages.ts';
import { noticeKinds } from '#rules/fixed-sets.ts';
import { searchedTables } from '#search/searched-tables.ts';

import { endpoint } from './endpoint.ts';

/** The search over everything, for a phone that holds no rows yet: what its panel shows and nothing else. */

/** What is read of a longer search. */
export const longestSearch = 200;

const count = z.int().check(z.nonnegative());
const kind = z.enum(listingKinds);
const inOneLanguage = z.object({ name: z.optional(z.string()) });

const named = z.object({ name: z.string(), translations: z.partial(z.object(inEachTranslation(() => inOneLanguage))) });

const foundName = z.extend(named, {
  _id: z.string(),
  /** Of a listing. */
  slug: z.optional(z.string()),
  region: z.optional(named),
  /** The notices that keep people away from a listing, of past days and coming ones too, because an answer is kept longer than a day. */
  restrictions: z.optional(z.array(z.object({ kind: z.enum(noticeKinds), startDate: localDate, endDate: localDate }))),
  /** How many there are of a category, or in a region. */
  places: z.optional(count),
});

const table = z.enum(searchedTables);

const term = z.discriminatedUnion('is', [
  z.object({ is: z.literal('kind'), kind }),
  z.object({ is: z.literal('choice'), kind, field: z.string(), member: z.string() }),
  z.object({ is: z.literal('category'), kind, category: named }),
  z.object({ is: z.literal('open'), kind }),
  z.object({ is: z.literal('free'), kind }),
  z.object({ is: z.literal('topic'), kind }),
]);

const where = z.discriminatedUnion('how', [
  z.object({ how: z.literal('here'), text: z.string() }),
  z.object({ how: z.literal(['near', 'in']), text: z.string(), row: named }),
]);

const wish = z.object({
  asked: z.readonly(z.array(z.object({ text: z.string(), terms: z.readonly(z.array(term)) }))),
  where: z.optional(where),
  /** The words that are left to be searched. */
  rest: z.string(),
});

const searchAnswer = z.object({
  groups: z.array(z.object({ table, rows: z.array(foundName), count })),
  near: z.array(z.object({ table, row: foundName })),
  /** What was understood beside words, each part as it was typed. */
  wish: z.optional(wish),
  /** What nothing has together with it. */
  without: z.optional(z.string()),
});

export type FoundName = z.infer<typeof foundName>;
/** What is said of a wish. */
export type SaidWish = z.infer<typeof wish>;
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchCalls = {
  everything: endpoint({
    method: 'GET',
    path: '/search',
    summary: 'What a text finds in all directories, categories and regions, the best of each',
    query: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(longestSearch)) }),
    answer: searchAnswer,
  }),
};
