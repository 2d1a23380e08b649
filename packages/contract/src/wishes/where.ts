import type { InParts } from '#in-parts.ts';
import { languages } from '#languages.ts';
import { lazily } from '#lazily.ts';
import type { Point } from '#rules/map/geo.ts';
import { shownName } from '#rules/name-order.ts';
import { middleOf } from '#rules/nearest-first.ts';
import { isEverywhere, pointOf, straightLine } from '#rules/straight-line.ts';
import { indexOf } from '#search/kept-index.ts';
import { search } from '#search/search-find.ts';
import { normalise } from '#search/search-normalise.ts';
import { rank } from '#search/search-rank.ts';
import { soundOf } from '#search/search-sound.ts';
import type { CatalogueRows, ListingRow, PlaceRow, RegionRow } from '#sync/rows.ts';

import { wordsAfter, wordsBefore, wordsHere } from './wish-words.ts';

/** A place or a region that a search names. */
interface Named {
  readonly how: 'near' | 'in';
  readonly table: 'places' | 'regions';
  readonly row: PlaceRow | RegionRow;
}

/** Near whoever asks. */
interface Here {
  readonly how: 'here';
}

/** With the words that say so, as they were typed. */
export type Where = (Named | Here) & { readonly text: string };

/** With the first word that says so and the one behind the last. */
type WhereInText = (Named | Here) & { readonly from: number; readonly to: number };

const wordsOf = (text: string) => new Set(normalise(text).split(' '));
const ways = ['near', 'in'] as const;

/** The words that say where. */
const whereWords = lazily(() => ({
  before: { near: wordsOf(wordsBefore.near), in: wordsOf(wordsBefore.in) },
  after: { near: wordsOf(wordsAfter.near), in: wordsOf(wordsAfter.in) },
  me: wordsOf(wordsHere.me),
  nearMe: wordsOf(wordsHere.alone),
  /** Between "close" and a place, or between a place and "पास". */
  between: wordsOf('to the of च्या के ke chya'),
}));

const longestName = 3;

/** Whether a word that is being typed may become one that stands before a place. */
export function beginsWhere(word: string): boolean {
  const { before } = whereWords();
  return [...before.near, ...before.in].some((whole) => whole.startsWith(word));
}

/** "near Lenyadri", "in Otur", "Lenyadri ke paas", "जुन्नरमधील": where a search asks for, if it names a place or a region that is known. */
export function* readWhere(words: readonly string[], rows: CatalogueRows, prepareAtMost?: number): InParts<WhereInText | undefined> {
  const { before, after, between } = whereWords();
  function* known(how: Named['how'], run: readonly string[]): InParts<Called | undefined> {
    return run.length > 0 ? yield* called(run.join(' '), how, rows, prepareAtMost) : undefined;
  }
  for (const [at, word] of words.entries()) {
    for (const how of ways) {
      if (before[how].has(word)) {
        let from = at + 1;
        while (between.has(words[from] ?? '')) from += 1;
        for (let to = Math.min(from + longestName, words.length); to > from; to -= 1) {
          const found = yield* known(how, words.slice(from, to));
          if (found) return { ...found, how, from: at, to };
        }
      }
      const attached = [...after[how]].find((ending) => word.length > ending.length + 1 && word.endsWith(ending));
      if (!attached && !after[how].has(word)) continue;
      let to = attached ? at + 1 : at;
      while (!attached && between.has(words[to - 1] ?? '')) to -= 1;
      for (let from = Math.max(0, to - longestName); from < to; from += 1) {
        const run = words.slice(from, to);
        if (attached) run[run.length - 1] = word.slice(0, -attached.length);
        const found = yield* known(how, run);
        if (found) return { ...found, how, from, to: at + 1 };
      }
    }
  }
  return readHere(words);
}

/** "near me", "close to my location", "माझ्याजवळ", "मेरे पास", "nearest". */
function readHere(words: readonly string[]): WhereInText | undefined {
  const { before, after, me, nearMe, between } = whereWords();
  const here = (from: number, to: number): WhereInText => ({ how: 'here', from, to });
  for (const [at, word] of words.entries()) {
    let to = at + 1;
    while (between.has(words[to] ?? '')) to += 1;
    const [first, next] = [me.has(word), words[to] ?? ''];
    if (first && after.near.has(next)) return here(at, to + 1);
    if (before.near.has(word) && me.has(next)) {
      while (me.has(words[to] ?? '')) to += 1;
      return here(at, to);
    }
    if (nearMe.has(word) || [...after.near].some((ending) => word.endsWith(ending) && me.has(word.slice(0, -ending.length))))
      return here(at, at + 1);
  }
  return undefined;
}

type Called = Pick<Named, 'table' | 'row'> & { readonly rank: number };

/** A text that is nothing but the name of a region or a place; a word of a place's name may mean anything: "old" is not Junnar Old Town. */
export function* whereCalled(name: string, rows: CatalogueRows, prepareAtMost?: number): InParts<Where | undefined> {
  const found = yield* called(normalise(name), 'in', rows, prepareAtMost);
  const isMeant = found && (found.table === 'regions' || found.rank === rank.name || beginsSo(found.row, soundOf(normalise(name))));
  return isMeant ? { ...found, how: 'in', text: name } : undefined;
}

const beginsSo = (row: PlaceRow | RegionRow, sound: string): boolean =>
  languages.some((language) => soundOf(normalise(shownName(row, language))).startsWith(sound));

/** The place or region that is called so, whole or by a word of its name: what one is near is a place, what one is in a region, where both are. */
function* called(name: string, how: Named['how'], rows: CatalogueRows, prepareAtMost?: number): InParts<Called | undefined> {
  const sound = soundOf(name);
  function* best(table: Called['table']): InParts<Called | undefined> {
    const found = search(indexOf<PlaceRow | RegionRow>(table, rows[table], prepareAtMost), name, undefined, { byNames: true });
    yield;
    const { tier } = found[0] ?? {};
    if (!tier || rank[tier] > rank.inflected || tier === 'prefix') return undefined;
    // Of several that which begins so, with the most places: Junnar Town before Around Junnar.
    const equals = found.filter((each) => each.tier === tier).map(({ row }) => row);
    const beginning: typeof equals = [];
    for (const each of equals) {
      if (beginsSo(each, sound)) beginning.push(each);
      yield;
    }
    const [first, ...others] = beginning.length > 0 ? beginning : equals;
    const row =
      table === 'places'
        ? first
        : others.reduce((most, each) => (placesOf(each, rows).length > placesOf(most as RegionRow, rows).length ? each : most), first);
    return row && { table, row, rank: rank[tier] };
  }
  const one = yield* best(how === 'near' ? 'places' : 'regions');
  const other = yield* best(how === 'near' ? 'regions' : 'places');
  return one && other ? (other.rank < one.rank ? other : one) : (one ?? other);
}

const placesOf = ({ _id }: PlaceRow | RegionRow, { places }: CatalogueRows): readonly PlaceRow[] =>
  places.filter(({ regionId }) => regionId === _id);

/** What is farther is not near, in kilometres. */
const nearKm = 25;
const inKm = 10;

/**
 * Those that are there, and how far in kilometres: whoever asks has all around, if they are known to be anywhere; in a region are those that say so; near a place or a region those around it. Where nothing has a point, the region
 * decides. Of services the nearest is near, however far; what answers everywhere is there, too, and the farthest.
 */
export function distancesTo(where: Where, rows: CatalogueRows, here?: Point): (listing: ListingRow) => number | undefined {
  const distance = placedDistancesTo(where, rows, here);
  return (listing) => (isEverywhere(listing) ? Number.MAX_VALUE : distance(listing));
}

function placedDistancesTo(where: Where, rows: CatalogueRows, here?: Point): (listing: ListingRow) => number | undefined {
  if (where.how === 'here') {
    return (listing) => {
      const point = pointOf(listing);
      return here && point ? kilometres(here, point) : Number.MAX_VALUE;
    };
  }
  const { how, table, row } = where;
  const regionId = table === 'regions' ? row._id : (row as PlaceRow).regionId;
  if (table === 'regions' && how === 'in') return (listing) => (listing.regionId === regionId ? 0 : undefined);
  const centre = table === 'regions' ? middleOf(placesOf(row, rows)) : pointOf(row as PlaceRow);
  const most = how === 'near' ? nearKm : inKm;
  return (listing) => {
    const point = centre && pointOf(listing);
    if (!point) return regionId && listing.regionId === regionId ? most : undefined;
    const km = kilometres(centre, point);
    return km <= most || (how === 'near' && 'openAlways' in listing) ? km : undefined;
  };
}

const kilometres = (from: Point, to: Point): number => straightLine(from, to).metres / 1000;
