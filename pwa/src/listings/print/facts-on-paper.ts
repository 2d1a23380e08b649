import { daysAfter } from '@helpdesk/contract/opening/days-after';
import type { Moment } from '@helpdesk/contract/opening/open-at';
import { pointOf } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow as Listing, PlaceRow } from '@helpdesk/contract/sync/rows';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { textsOf } from '#catalogue/texts.ts';
import { timeInWords } from '#listings/opening/time-in-words.ts';
import { planningInWords, type Told } from '#listings/planning/planning-in-words.ts';
import { sunOn, sunsetOn } from '#listings/planning/sunset.ts';
import { turnBackBy } from '#listings/planning/turn-back.ts';

/**
 * What is known of a listing, in words. Paper is read on other days: what holds on one day names it.
 * @param now when it is printed
 */
export function factsOnPaper(listing: Listing, now: Moment): Told[] {
  const { facts } = textsOf(listing);
  const season = 'bestSeason' in listing ? textsOf(listing).bestSeason : undefined;
  return [
    ...('phones' in listing && listing.phones.length > 0 ? [said(m.print_phone(), listing.phones.join(', '))] : []),
    ...planningInWords(listing, now.day),
    ...('timeNeeded' in listing ? daylight(listing, now) : []),
    ...(season?.text ? [{ name: m.detail_best_season(), lines: [season] }] : []),
    ...(facts.length > 0 ? [{ name: m.detail_facts(), lines: facts }] : []),
  ];
}

/** Of today until the hour to turn back has passed, then of tomorrow. */
function daylight(place: PlaceRow, now: Moment): Told[] {
  const point = pointOf(place);
  const sunToday = point && sunOn(now.day, point);
  if (!sunToday) return [];
  const isOver = (turnBackBy(place, sunToday.sunset) ?? sunToday.sunset) <= now.time;
  const day = isOver ? daysAfter(now.day, 1) : now.day;
  const sunset = sunsetOn(day, point) ?? sunToday.sunset;
  const turn = turnBackBy(place, sunset);
  const [sets, on] = [timeInWords(sunset), dayInWords(day, spokenLanguage())];
  if (!turn) return [said(m.print_sunset(), m.print_sunset_on({ time: sets, day: on }))];
  return [said(m.print_turn_back(), m.print_turn_back_on({ time: timeInWords(turn), day: on, sunset: sets }))];
}

const said = (name: string, text: string): Told => ({ name, lines: [{ text, lang: spokenLanguage() }] });
