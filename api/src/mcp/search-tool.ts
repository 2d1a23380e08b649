import { longestSearch } from '@helpdesk/contract/calls/search';
import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { prepareInParts } from '@helpdesk/contract/search/kept-index';
import { searchedTables } from '@helpdesk/contract/search/searched-tables';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { searchInParts } from '@helpdesk/contract/wishes/search-everything';
import * as z from 'zod/mini';
import { inTurns } from '#http/budget/work.ts';
import { askedKinds, licenceShape, type Named, tell, toldListing, underLicence } from './told-listing.ts';
import { language, tool } from './tool.ts';

/** The search of the site (product 2.9), for listings. */
export const searchTool = tool({
  name: 'search',
  title: 'Search the guide',
  description:
    'Finds places, stays, restaurants and everyday services by name or by wish, such as “fort with shade”, “budget stay near Naneghat” or “hospital”, in English, Marathi and Hindi, misspelt too. The best come first.',
  input: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSearch)),
    kinds: askedKinds,
    limit: z._default(z.int().check(z.gte(1), z.lte(20)), 10),
    language,
  }),
  output: z.object({
    results: z.array(toldListing),
    count: z.int().check(z.describe('How many there are in all')),
    leftOut: z.nullable(z.string()).check(z.describe('A part of the text that nothing has together with the rest')),
    onlyAlike: z.boolean().check(z.describe('Nothing was found: these names merely come near')),
    ...licenceShape,
  }),
  answer: async ({ text, kinds = listingKinds, limit, language }, known) => {
    const { rows } = known;
    await inTurns(prepareInParts(searchedTables, rows), known.work);
    const { groups, near, without } = await inTurns(searchInParts(rows, text, { now: known.now }), known.work);
    const asNamed = ({ table, row }: { table: string; row: object }): Named[] =>
      kinds.filter((each) => each === table).map((kind: ListingKind) => ({ kind, listing: row as ListingRow }));
    const found = groups.flatMap(({ table, rows: some }) => some.flatMap((row) => asNamed({ table, row })));
    const shown = groups.length > 0 ? found : near.flatMap(asNamed);
    return {
      results: shown.slice(0, limit).map((each) => tell(each, known, language)),
      count: shown.length,
      leftOut: without ?? null,
      onlyAlike: groups.length === 0 && shown.length > 0,
      ...underLicence(),
    };
  },
});
