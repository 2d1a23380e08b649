import { isAlwaysOpen } from '@helpdesk/contract/opening/always-open';
import { accessQuestions } from '@helpdesk/contract/rules/planning-sets';
import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { textsOf, type Wording } from '#catalogue/texts.ts';
import { durationInWords } from './duration-in-words.ts';
import { hoursInWords } from './hours-in-words.ts';
import { accessWords, difficultyWords, signalWords } from './planning-words.ts';

/** One thing to know: what it is called, and what is said of it. */
export interface Told {
  readonly name: string;
  readonly lines: readonly Wording[];
}

/**
 * What plans a visit, in words alone, for paper and for the guide as a file. What nobody told is left out.
 * @param day closed days before it, `YYYY-MM-DD`, are not told
 */
export function planningInWords(listing: Listing, day: string): Told[] {
  const language = spokenLanguage();
  const own = (text: string): Wording => ({ text, lang: language });
  const inWeek = listing.hours ? hoursInWords(listing.hours, day) : [];
  const hours = isAlwaysOpen(listing) ? [m.services_open_always()] : inWeek;
  const told: Told[] = [{ name: m.facts_hours(), lines: hours.map(own) }];
  if ('timeNeeded' in listing) {
    const { timeNeeded, difficulty, access, signal } = listing;
    const { fee, gettingThere } = textsOf(listing);
    const time = [timeNeeded === null ? '' : durationInWords(timeNeeded), difficulty ? difficultyWords[difficulty]() : ''];
    told.push(
      { name: m.facts_fee(), lines: [fee] },
      { name: m.facts_time_needed(), lines: [own(time.filter(Boolean).join(' · '))] },
      { name: m.facts_access(), lines: [own(accessInWords(access))] },
      { name: m.facts_getting_there(), lines: [gettingThere] },
      { name: m.facts_signal(), lines: [own(signal ? signalWords[signal]() : '')] },
    );
  }
  return told.map(({ name, lines }) => ({ name, lines: lines.filter(({ text }) => text !== '') })).filter(({ lines }) => lines.length > 0);
}

/** Every question that is answered: “Steps: Yes · Shade: No”. */
const accessInWords = (access: Readonly<Record<string, boolean | undefined>>): string =>
  accessQuestions
    .flatMap((question) => {
      const answer = access[question];
      return answer === undefined ? [] : [`${accessWords[question]()}: ${answer ? m.answer_yes() : m.answer_no()}`];
    })
    .join(' · ');
