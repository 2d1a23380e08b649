import { atOnce, type InParts } from '#in-parts.ts';
import { distance, mayBeNear, type Outline } from './search-distance.ts';
import { type Entry, rowOf, type SearchIndex, type SearchRow } from './search-index.ts';
import { type SearchWords, wordsOf } from './search-words.ts';

/** Half mistakes beyond which no word resembles another. */
const most = 6;

/** What share of a word is missed that only begins one of a name. */
const cutShort = 0.2;

/** A word that many names have, like "fort", tells less than one that few have. */
const kindTells = 0.5;

/** No name is longer. */
const longest = 200;

/** How many names are offered, and what share of a word and of all words may be missed. */
interface Offer {
  readonly count: number;
  readonly word: number;
  readonly words: number;
}

const offers = {
  /** A search has found nothing that is a mistake or two off: what is offered is farther away. */
  search: { count: 3, word: 1, words: 0.6 },
  /** Most words of an address may have nothing to do with what is sought. */
  address: { count: 5, word: 0.3, words: 1 },
} as const satisfies Record<string, Offer>;

/** What led nowhere. */
export type LedNowhere = keyof typeof offers;

/**
 * The rows of some tables whose names come nearest to a search or an address that led nowhere, the nearest first, in the order of the tables
 * where they are equally near: for "Did you mean". Of a text eight words are looked at; a longer one than any name resembles none.
 */
export const nearestNames = <Table, Row extends SearchRow>(...asked: Asked<Table, Row>): Near<Table, Row> =>
  atOnce(nearestInParts(...asked));

type Asked<Table, Row extends SearchRow> = [
  tables: readonly { readonly table: Table; readonly index: SearchIndex<Row> }[],
  text: string,
  of: LedNowhere,
];
type Near<Table, Row> = { table: Table; row: Row }[];

/** The same in parts, for a server. */
export function* nearestInParts<Table, Row extends SearchRow>(...[tables, text, of]: Asked<Table, Row>): InParts<Near<Table, Row>> {
  const offer = offers[of];
  if (text.length > longest) return [];
  const asked = wordsOf(text);
  const near: { table: Table; row: Row; missed: number }[] = [];
  for (const { table, index } of tables)
    for (const { row, missed } of yield* missedIn(index, asked, offer)) near.push({ table, row, missed });
  return near
    .sort((one, other) => one.missed - other.missed)
    .slice(0, offer.count)
    .map(({ table, row }) => ({ table, row }));
}

/** The rows that may be offered, and what share of the words their names miss. */
function* missedIn<Row extends SearchRow>(
  index: SearchIndex<Row>,
  { sought, optional }: SearchWords,
  offer: Offer,
): InParts<{ row: Row; missed: number }[]> {
  const missed = new Float32Array(index.rows.length);
  let all = 0;
  for (const { from, to, key, keyOutline } of sought) {
    if (from !== to) continue;
    const tells = optional.has(from) ? kindTells : 1;
    const farthest = Math.min(most, Math.floor(keyOutline.weight * offer.word));
    const nearest = new Float32Array(index.rows.length).fill(1);
    for (const entry of index.all) {
      const share = isCutShort(key, entry.key) ? cutShort : mistakenShare(key, keyOutline, entry, farthest);
      if (share <= offer.word) for (const use of entry.uses) nearest[rowOf(use)] = Math.min(nearest[rowOf(use)] ?? 1, share);
    }
    nearest.forEach((share, row) => {
      missed[row] = (missed[row] ?? 0) + share * tells;
    });
    all += tells;
    yield;
  }
  return index.rows.map((row, number) => ({ row, missed: (missed[number] ?? 0) / all })).filter(({ missed }) => missed < offer.words);
}

const isCutShort = (key: string, other: string): boolean => key.length > 2 && other.length > key.length && other.startsWith(key);

/** @param farthest half mistakes beyond which it need not be exact */
const mistakenShare = (key: string, outline: Outline, entry: Entry, farthest: number): number =>
  mayBeNear(outline, entry.keyOutline, farthest) ? distance(key, entry.key, farthest) / outline.weight : 1;
