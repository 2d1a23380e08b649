import { assumptions } from './assumptions.ts';
import type { Measured } from './measure.ts';
import { newOrigin, type Tally } from './origin.ts';
import { newRandom } from './random.ts';
import { tableOf } from './table-of.ts';

/** Seconds; of the clock by which the proxy looks whether a head is too old. */
const tick = 10;
const ticksADay = 86_400 / tick;
/** A phone comes again within so many days. */
const ahead = 64;
/** Ticks between two heads while a page is visible. */
const betweenHeads = 300 / tick;
const none = 0xffffffff;

/** Which of a phone's four numbers is what: the seq that it holds, the next phone of the same tick, what it is, its own random numbers. */
const [held, next, is, state] = [0, 1, 2, 3] as const;
/** In what a phone is: the day of which it keeps the first pages, one more; how it speaks, and how it unpacks. */
const languageFrom = 16;
const gzipFrom = 20;

/** How many of a day's visits come in each hour. */
const hours = [1, 1, 1, 1, 2, 5, 8, 9, 8, 7, 6, 6, 6, 5, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1];

/**
 * Visits as they come, tick by tick: what each phone holds, what it therefore asks for, what of that the edge holds by the rules of
 * `deploy/nginx/helpdesk.conf`, and what it has to ask the server for. A phone is sixteen bytes: the seq that it holds, the next phone of the same
 * tick, what it keeps pages of, and its own random numbers.
 */
export function simulate(measured: Measured): { readonly days: readonly Tally[]; readonly phones: number } {
  const { visits, days, onTrip, daysBetweenTrips, newcomers, minutes, pages, gzipOnly, languages } = assumptions;
  const phones = Math.round(visits * (onTrip + (1 - onTrip) * daysBetweenTrips));
  /** Of each phone four numbers, as the names below say. */
  const of = new Uint32Array(phones * 4);
  const calendar = new Uint32Array(ahead * ticksADay).fill(none);
  const random = newRandom(7);
  const hourTable = tableOf(hours, 1024);
  const languageOf = tableOf([languages.mr, languages.en, languages.hi], 256);
  const origin = newOrigin(measured, random, tick);

  /** xorshift32, of the phone that is looked at: 0 up to 4,294,967,295. */
  let x = 1;
  function draw(): number {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  }
  const share = (): number => draw() / 4_294_967_296;
  const exponential = (mean: number): number => Math.floor(-Math.log(1 - share()) * mean);

  function come(phone: number, on: number): void {
    const hour = hourTable[draw() & 1023] as number;
    const at = (on % ahead) * ticksADay + hour * (3_600 / tick) + (draw() % (3_600 / tick));
    of[phone * 4 + next] = calendar[at] as number;
    calendar[at] = phone;
    of[phone * 4 + state] = x;
  }

  for (let phone = 0; phone < phones; phone += 1) {
    x = random.whole(none) || 1;
    of[phone * 4 + is] = describe(0, languageOf[draw() & 255] as number, share() < gzipOnly ? 1 : 0);
    // As if all had come before: some of them a long time ago.
    come(phone, share() < visits / phones ? 0 : 1 + exponential(daysBetweenTrips - 0.5));
  }

  for (let day = 0; day < days; day += 1) {
    origin.begin(day);
    for (let inDay = 0; inDay < ticksADay; inDay += 1) {
      const at = (day % ahead) * ticksADay + inDay;
      let phone = calendar[at] as number;
      calendar[at] = none;
      origin.pass(inDay);
      while (phone !== none) {
        const following = of[phone * 4 + next] as number;
        x = of[phone * 4 + state] as number;
        visit(phone, day);
        const gap = share() < onTrip ? 1 : 1 + exponential(daysBetweenTrips - 0.5);
        come(phone, day + Math.min(gap, ahead - 1));
        phone = following;
      }
    }
    origin.end();
  }
  return { days: origin.tallies, phones };

  function visit(phone: number, day: number): void {
    const what = of[phone * 4 + is] as number;
    let language = (what >>> languageFrom) & 3;
    let packing = what >>> gzipFrom;
    let keptOf = what & 0xffff;
    if (share() < newcomers) {
      language = languageOf[draw() & 255] as number;
      packing = share() < gzipOnly ? 1 : 0;
      keptOf = 0;
      of[phone * 4 + held] = origin.newcomer(draw(), language, packing);
    }
    // All heads of a visit as if at its start: a change that comes meanwhile is fetched with the next visit.
    const heads = 1 + Math.floor(exponential((minutes * 60) / tick) / betweenHeads);
    of[phone * 4 + held] = origin.visit(of[phone * 4 + held] as number, heads, language, packing);
    if (keptOf !== day + 1) origin.beginnings(language, packing);
    for (let page = exponential(pages + 0.5); page >= 0; page -= 1) origin.page(draw(), language, packing);
    of[phone * 4 + is] = describe(day + 1, language, packing);
  }
}

const describe = (day: number, language: number, packing: number): number => day | (language << languageFrom) | (packing << gzipFrom);
