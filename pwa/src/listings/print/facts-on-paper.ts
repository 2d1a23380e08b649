import { pointOf } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow as Listing, PlaceRow } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { textsOf } from '#catalogue/texts.ts';
import { dayInWords } from '#listings/day-in-words.ts';
import { timeInWords } from '#listings/opening/short-time-in-words.ts';
import { planningInWords, type Told } from '#listings/planning/planning-in-words.ts';
import { sunsetOn } from '#listings/planning/sunset.ts';
import { turnBackBy } from '#listings/planning/turn-back.ts';

/**
 * What is known of a listing, in words. Paper is read on other days: what holds on one day names it.
 * @param day on which it is printed, `YYYY-MM-DD`
 */
export function factsOnPaper(listing: Listing, day: string): Told[] {
  const { facts } = textsOf(listing);
  const season = 'bestSeason' in listing ? textsOf(listing).bestSeason : undefined;
  return [
    ...('phones' in listing && listing.phones.length > 0 ? [said(m.print_phone(), listing.phones.join(', '))] : []),
    ...planningInWords(listing, day),
    ...('timeNeeded' in listing ? daylight(listing, day) : []),
    ...(season?.text ? [{ name: m.detail_best_season(), lines: [season] }] : []),
    ...(facts.length > 0 ? [{ name: m.detail_facts(), lines: facts }] : []),
  ];
}

function daylight(place: PlaceRow, day: string): Told[] {
  const point = pointOf(place);
  const sunset = point && sunsetOn(day, point);
  if (!sunset) return [];
  const language = spokenLanguage();
  const turn = turnBackBy(place, sunset);
  const [sets, on] = [timeInWords(sunset, language), dayInWords(day, language)];
  if (!turn) return [said(m.print_sunset(), m.print_sunset_on({ time: sets, day: on }))];
  return [said(m.print_turn_back(), m.print_turn_back_on({ time: timeInWords(turn, language), day: on, sunset: sets }))];
}

const said = (name: string, text: string): Told => ({ name, lines: [{ text, lang: spokenLanguage() }] });
