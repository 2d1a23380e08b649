import { atOnce, type InParts } from '#in-parts.ts';
import { isHelp, type ListingKind } from '#kinds/kinds.ts';
import { isOpenNow, restrictedOn } from '#opening/listing-opening.ts';
import type { Moment } from '#opening/open-at.ts';
import type { Point } from '#rules/map/geo.ts';
import { indexOf } from '#search/kept-index.ts';
import { type Found, search } from '#search/search-find.ts';
import { rank, type Tier } from '#search/search-rank.ts';
import { rowsThatSay } from '#search/search-says.ts';
import type { CatalogueRows, ListingRow } from '#sync/rows.ts';

import { type Asked, readWishInParts, type Wish } from './read-wish.ts';
import { asksForNow, hasTerm, type Term } from './terms.ts';
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
export const missedOf = (text: string, best: Tier | undefined, without = ''): string => (isWeak(best) ? text : without);

const isWeak = (best: Tier | undefined): boolean => best === undefined || rank[best] >= rank['two-mistakes'];

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
export const findListings = (rows: CatalogueRows, question: Question): Answer => atOnce(findListingsInParts(rows, question));

/** The same in parts, for a server: between two of them others have their turn. */
export function* findListingsInParts(rows: CatalogueRows, question: Question): InParts<Answer> {
  const { text, kinds, among, mayLeaveOut = false, prepareAtMost } = question;
  const searchFor = (words: string, byNames = false) =>
    ofEachInParts(kinds, (kind) => search(indexOf<ListingRow>(kind, rows[kind], prepareAtMost), words, among, { byNames }));
  const wish = yield* readWishInParts(text, rows, kinds, prepareAtMost);
  yield;
  if (wish.asked.length === 0 && !wish.where) {
    const found = inOrder(yield* searchFor(text));
    // "How to reach Naneghat" has one word that says what is meant.
    const telling = isStrong(found) || wish.rest.length === text.trim().length ? [] : inOrder(yield* searchFor(wish.rest));
    return { found: isStrong(telling) ? telling : found };
  }
  const named = yield* searchFor(text, true);
  const inNames = inOrder(keepOf(named, 'sound-prefix'));
  const inFull = yield* withPlainWhere(wish, rows, prepareAtMost);
  // Words that stand in a name together with what can be asked for are that name: "Hill Fort", and not "temple Otur".
  if (wish.rest && !wish.where && inNames.length > 0 && (!inFull.where || isItself(inFull))) return { found: inNames };
  const answer = yield* firstOf([{ wish: inFull }, ...aroundIt(inFull)]);
  if (answer) return answer;
  // Of words that are no wish together some may be of a name that is spelled otherwise.
  const misspelt = wish.rest && !wish.where ? inOrder(yield* searchFor(text)) : inNames;
  return (mayLeaveOut && !isStrong(misspelt) && (yield* firstOf(withOneLess(wish, kinds)))) || { found: misspelt };

  function* firstOf(wishes: readonly Required<Pick<Answer, 'wish'>>[]): InParts<Answer | undefined> {
    for (const less of wishes) {
      const answers = withoutWeak(yield* answersOf(less.wish, rows, question));
      if (inOrder(answers).length === 0) continue;
      // Whoever asks for what is near them means the nearest, whatever it is called.
      const before = wish.where?.how === 'here' ? new Map() : keepOf(named, 'word');
      return { found: inOrder(before, answers, less.wish.rest ? new Map() : keepOf(named, 'sound')), ...less };
    }
    return undefined;
  }
}

const isStrong = (found: readonly FoundKind[]): boolean => found.some(({ tier }) => !isWeak(tier));

type OfKinds = ReadonlyMap<ListingKind, readonly Found<ListingRow>[]>;

const ofEach = (kinds: readonly ListingKind[], find: (kind: ListingKind) => readonly Found<ListingRow>[]): OfKinds =>
  new Map(kinds.map((kind) => [kind, find(kind)]));

/** Each kind is a part of its own. */
function* ofEachInParts(kinds: readonly ListingKind[], find: (kind: ListingKind) => readonly Found<ListingRow>[]): InParts<OfKinds> {
  const found = new Map<ListingKind, readonly Found<ListingRow>[]>();
  for (const kind of kinds) {
    found.set(kind, find(kind));
    yield;
  }
  return found;
}

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
function* withPlainWhere(wish: Wish, rows: CatalogueRows, prepareAtMost?: number): InParts<Wish> {
  const where = wish.rest && !wish.where ? yield* whereCalled(wish.rest, rows, prepareAtMost) : undefined;
  return where ? { ...wish, where, rest: '' } : wish;
}

/** Whether the place that is named is what is asked for: "fort Hadsar" is Hadsar Fort. */
const isItself = ({ asked, where }: Wish): boolean =>
  where?.how === 'in' &&
  where.table !== 'regions' &&
  asked.every(({ terms }) =>
    terms.some((term) => term.kind === where.table && (term.is === 'topic' || hasTerm(where.row as ListingRow, term))),
  );

/** The listings that have all that is asked for. */
function answersOf({ asked, where, rest }: Wish, rows: CatalogueRows, question: Question): InParts<OfKinds> {
  const { text, kinds, among = () => true, prepareAtMost, now, here } = question;
  const distance = where && distancesTo(where, rows, here);
  const isOfNow = asksForNow(text);
  const by = { now, restricted: isOfNow && now ? restrictedOn(rows, now.day) : undefined };
  /** What is a toilet goes before what has one. */
  const isType = asked.some(({ terms }) => terms.some(isServiceType));
  return ofEachInParts(kinds, (kind) => {
    const index = indexOf<ListingRow>(kind, rows[kind], prepareAtMost);
    const isAsked = (term: Term) => {
      if (term.is !== 'topic') return (row: ListingRow) => hasTerm(row, term, by);
      const saying = rowsThatSay(index, term.words);
      return (row: ListingRow) => saying.has(row);
    };
    const wanted = asked.map(({ terms }) => terms.filter((term) => term.kind === kind).map(isAsked));
    if (wanted.some((any) => any.length === 0)) return [];
    const far = new Map<ListingRow, number | undefined>();
    const isThere = (row: ListingRow) => {
      const km = distance?.(row);
      far.set(row, km);
      return !distance || km !== undefined;
    };
    const isWanted = (row: ListingRow) => among(row) && wanted.every((any) => any.some((has) => has(row))) && isThere(row);
    const found: Found<ListingRow>[] = rest
      ? search(index, rest, isWanted)
      : rows[kind]
          .filter(isWanted)
          .sort((one, other) => Number(other.popular) - Number(one.popular))
          .map((row) => ({ row, tier: isType && !isHelp(kind) ? 'content-word' : 'word' }));
    if (!where) return found;
    // Whoever looks for help needs one that is open.
    const isClosed = (row: ListingRow) => Number(isOfNow && isHelp(kind) && isOpenNow(row, by) === false);
    return found.sort((one, other) => isClosed(one.row) - isClosed(other.row) || (far.get(one.row) ?? 0) - (far.get(other.row) ?? 0));
  });
}

/** What is not in a place may be near it. */
const aroundIt = (wish: Wish): { wish: Wish }[] =>
  wish.where?.how === 'in' && wish.asked.length > 0 ? [{ wish: { ...wish, where: { ...wish.where, how: 'near' } } }] : [];

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
  const kindOf = (each: Asked) => each.terms.find(({ is }) => is === 'kind')?.kind;
  const [kind] = asked.flatMap((each) => kindOf(each) ?? []);
  // Beside a kind, what only others can have.
  const ofOthers = kind ? asked.filter(({ terms }) => terms.every((term) => term.kind !== kind)) : [];
  const qualities = [...asked.filter(isOfNow), ...ofOthers, ...asked.filter(isQuality).reverse()];
  const withoutOne = qualities
    .filter((quality) =>
      asked.some(
        (other) =>
          other !== quality &&
          (isOfNow(quality) ||
            ofOthers.includes(quality) ||
            !isQuality(other) ||
            other.terms.some(({ kind }) => quality.terms.some((term) => term.kind === kind))),
      ),
    )
    .map((quality) => ({ wish: { ...wish, asked: asked.filter((other) => other !== quality) }, without: quality.text }));
  return [...withoutRest, ...withoutOne];
}

/** Of most listings nobody knows when they are open or what they cost. */
const isOfNow = ({ terms }: Asked): boolean => terms.every(({ is }) => is === 'open' || is === 'free');

const isQuality = ({ terms }: Asked): boolean =>
  terms.every((term) => term.is === 'topic' || (term.is === 'choice' && !isServiceType(term)));

const isServiceType = (term: Term): boolean => term.is === 'choice' && isHelp(term.kind);
