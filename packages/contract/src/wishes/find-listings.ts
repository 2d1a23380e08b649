import type { ListingKind } from '#kinds/kinds.ts';
import type { Point } from '#rules/geo.ts';
import type { Moment } from '#rules/open-at.ts';
import { indexOf } from '#search/kept-index.ts';
import { type Found, search } from '#search/search-find.ts';
import { rank, type Tier } from '#search/search-rank.ts';
import type { CatalogueRows, ListingRow } from '#sync/rows.ts';

import { type Asked, readWish, type Wish } from './read-wish.ts';
import { hasTerm } from './terms.ts';
import { distancesTo, whereCalled } from './where.ts';

/** The listings of a kind that answer, the best first. */
export interface FoundKind {
  readonly kind: ListingKind;
  readonly rows: readonly ListingRow[];
  /** Of the best one; what was asked for weighs as much as a word of a name. */
  readonly tier: Tier;
}

export interface Answer {
  /** Of each kind that has any. */
  readonly found: readonly FoundKind[];
  /** What was understood beside words, as far as it is answered. */
  readonly wish?: Wish;
  /** What nothing has together with the rest, and was left out. */
  readonly without?: string;
}

/**
 * What of a search the helpdesk does not have, for its list of missed ones: all of it where nothing is found or only what
 * resembles it from afar, else what was left out.
 * @param best of all that is found
 */
export function missedOf(text: string, best: Tier | undefined, without = ''): string {
  return best === undefined || rank[best] >= rank['two-mistakes'] ? text : without;
}

/** What the answer to a search depends on beside the catalogue; either may be unknown. */
export interface Circumstances {
  readonly now?: Moment;
  /** Where whoever asks is. */
  readonly here?: Point;
}

interface Question extends Circumstances {
  readonly text: string;
  readonly kinds: readonly ListingKind[];
  /** Listings that may be listed at all. */
  readonly among?: (row: ListingRow) => boolean;
  /** Where nothing has all of it, something may be left out: for who says so. */
  readonly mayLeaveOut?: boolean;
  /** So many rows are prepared for the search; others are found by their plain names. */
  readonly prepareAtMost?: number;
}

/** What a text finds: the listings of that name, then those that have what is asked for, the nearest first where it says near what. */
export function findListings(rows: CatalogueRows, question: Question): Answer {
  const { text, kinds, among, mayLeaveOut = false, prepareAtMost } = question;
  const wish = readWish(text, rows, kinds, prepareAtMost);
  // Beside a wish that says it all only names count.
  const byNames = Boolean(wish && (!wish.rest || wish.where));
  const named = ofEach(kinds, (kind) => search(indexOf<ListingRow>(kind, rows[kind], prepareAtMost), text, among, { byNames }));
  const all = inOrder(named);
  if (!wish) return { found: all };
  const inNames = inOrder(keepOf(named, 'sound-prefix'));
  // Words that stand in a name together with what can be asked for are that name.
  if (wish.rest && !wish.where && inNames.length > 0) return { found: all };
  for (const less of [{ wish: withPlainWhere(wish, rows, prepareAtMost) }, ...(mayLeaveOut ? withOneLess(wish, kinds) : [])]) {
    const answers = withoutWeak(answersOf(less.wish, rows, question));
    if (inOrder(answers).length === 0) continue;
    // Whoever asks for what is near them means the nearest, whatever it is called.
    const before = wish.where?.how === 'here' ? new Map() : keepOf(named, 'word');
    return { found: inOrder(before, answers, less.wish.rest ? new Map() : keepOf(named, 'sound')), ...less };
  }
  // Of words that are no wish together some may be of a name that is spelled otherwise.
  return { found: wish.rest && !wish.where ? all : inNames };
}

type OfKinds = ReadonlyMap<ListingKind, readonly Found<ListingRow>[]>;

const ofEach = (kinds: readonly ListingKind[], find: (kind: ListingKind) => readonly Found<ListingRow>[]): OfKinds =>
  new Map(kinds.map((kind) => [kind, find(kind)]));

/** Those of a tier or a better one. */
const keepOf = (found: OfKinds, worst: Tier): OfKinds =>
  ofEach([...found.keys()], (kind) => (found.get(kind) ?? []).filter(({ tier }) => rank[tier] <= rank[worst]));

/** One after the other, each listing once, without the kinds that have none. */
function inOrder(...all: readonly OfKinds[]): FoundKind[] {
  const kinds = [...new Set(all.flatMap((each) => [...each.keys()]))];
  return kinds.flatMap((kind) => {
    const found = all.flatMap((each) => each.get(kind) ?? []);
    const [best] = found;
    return best ? [{ kind, rows: [...new Set(found.map(({ row }) => row))], tier: best.tier }] : [];
  });
}

/** "hotel junnar": what is left is a place. */
function withPlainWhere(wish: Wish, rows: CatalogueRows, prepareAtMost?: number): Wish {
  const where = wish.rest && !wish.where ? whereCalled(wish.rest, rows, prepareAtMost) : undefined;
  return where ? { ...wish, where, rest: '' } : wish;
}

/** The listings that have all that is asked for. */
function answersOf({ asked, where, rest }: Wish, rows: CatalogueRows, question: Question): OfKinds {
  const { kinds, among = () => true, prepareAtMost, now, here } = question;
  const far = where && distancesTo(where, rows, here);
  return ofEach(kinds, (kind) => {
    const wanted = asked.map(({ terms }) => terms.filter((term) => term.kind === kind));
    if (wanted.some((terms) => terms.length === 0)) return [];
    const isWanted = (row: ListingRow) =>
      among(row) && (!far || far(row) !== undefined) && wanted.every((terms) => terms.some((term) => hasTerm(row, term, now)));
    const found: Found<ListingRow>[] = rest
      ? search(indexOf<ListingRow>(kind, rows[kind], prepareAtMost), rest, isWanted)
      : rows[kind]
          .filter(isWanted)
          .sort((one, other) => Number(other.popular) - Number(one.popular))
          .map((row) => ({ row, tier: 'word' }));
    return far ? found.sort((one, other) => (far(one.row) ?? 0) - (far(other.row) ?? 0)) : found;
  });
}

/** Beside the very word, of any kind, a mistake is noise. */
function withoutWeak(answers: OfKinds): OfKinds {
  const strong = keepOf(answers, 'content-word');
  return inOrder(strong).length > 0 ? strong : answers;
}

/** Whoever asks for a kind of thing wants no other: of what is asked for, a quality may be left out beside a kind, and words. */
function withOneLess(wish: Wish, kinds: readonly ListingKind[]): { wish: Wish; without: string }[] {
  const { asked, rest, where } = wish;
  // Among stays "hotel" alone asks for nothing.
  const asksForSome = kinds.length > 1 || where || asked.some(({ terms }) => terms.some(({ is }) => is !== 'kind'));
  const withoutRest = rest && asked.length > 0 && asksForSome ? [{ wish: { ...wish, rest: '' }, without: rest }] : [];
  const qualities = [...asked.filter(isOfNow), ...asked.filter(isQuality).reverse()];
  const withoutOne = qualities
    .filter((quality) =>
      asked.some(
        (other) =>
          other !== quality && (isOfNow(quality) || other.terms.some(({ kind }) => quality.terms.some((term) => term.kind === kind))),
      ),
    )
    .map((quality) => ({ wish: { ...wish, asked: asked.filter((other) => other !== quality) }, without: quality.text }));
  return [...withoutRest, ...withoutOne];
}

/** Of most listings nobody knows when they are open or what they cost. */
const isOfNow = ({ terms }: Asked): boolean => terms.every(({ is }) => is === 'open' || is === 'free');

const isQuality = ({ terms }: Asked): boolean => terms.every((term) => term.is === 'choice' && term.kind !== 'services');
