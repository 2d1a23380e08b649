import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { pathName } from '@helpdesk/contract/rules/slug';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

/** Rows that cells name, in words that people can read and write: regions and categories by name, listings by slug. */
export interface Names {
  /** The word for an id; the id itself when there is no such row. */
  wordOf(table: NamedTable, id: string): string;
  /** The id that a word means, also a former one, or an id; undefined when it means none. */
  idOf(table: NamedTable, word: string): string | undefined;
}

export type NamedTable = 'regions' | 'categories' | ListingKind;

/** What rows were called that are gone, by their ids. */
export type GoneWords = Readonly<Partial<Record<NamedTable, ReadonlyMap<string, string>>>>;

/** @param gone found, too, but only as long as no other row has that word */
export function namesIn(rows: CatalogueRows, gone: GoneWords = {}): Names {
  const words = {
    regions: wordsOf(rows.regions, byName),
    categories: wordsOf(rows.categories, byName),
    ...(Object.fromEntries(listingKinds.map((kind): [ListingKind, Words] => [kind, wordsOf<ListingRow>(rows[kind], bySlug)])) as Record<
      ListingKind,
      Words
    >),
  };
  return {
    wordOf: (table, id) => words[table].byId.get(id) ?? gone[table]?.get(id) ?? id,
    idOf: (table, word) =>
      words[table].byWord.get(pathName(word)) ?? (words[table].byId.has(word) ? word : undefined) ?? idOfGone(gone[table], word),
  };
}

const idOfGone = (gone: ReadonlyMap<string, string> = new Map(), word: string): string | undefined =>
  [...gone].find(([, each]) => pathName(each) === pathName(word))?.[0];

type Words = ReturnType<typeof wordsOf>;

const byName = ({ name, formerNames }: { readonly name: string; readonly formerNames: readonly string[] }) => [name, ...formerNames];
const bySlug = ({ slug, formerSlugs }: { readonly slug: string; readonly formerSlugs: readonly string[] }) => [slug, ...formerSlugs];

/** A word of today goes before a former one. */
function wordsOf<Row extends { readonly _id: string }>(rows: readonly Row[], wordsIn: (row: Row) => readonly string[]) {
  const byId = new Map<string, string>();
  const byWord = new Map<string, string>();
  for (const row of rows) byId.set(row._id, wordsIn(row)[0] ?? row._id);
  for (const row of rows) for (const former of wordsIn(row).slice(1)) byWord.set(pathName(former), row._id);
  for (const row of rows) byWord.set(pathName(wordsIn(row)[0] ?? ''), row._id);
  return { byId, byWord };
}
