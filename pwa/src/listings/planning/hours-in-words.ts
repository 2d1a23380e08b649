import type { Hours, Season, Span } from '@helpdesk/contract/kinds/hours';
import { type Language, languageFacts } from '@helpdesk/contract/languages';
import { daysAfter } from '@helpdesk/contract/opening/days-after';
import { type PartOfYear, yearOf } from '@helpdesk/contract/opening/parts-of-year';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { shortDayInWords, weekdayInWords } from '#listings/opening/short-time-in-words.ts';
import { timeInWords } from '#listings/opening/time-in-words.ts';

/**
 * When something is open, a sentence for each run of days with the same hours: "Monday to Saturday: 9 am to 5 pm".
 * @param from closed days before it, `YYYY-MM-DD`, are over and not told
 */
export function hoursInWords(hours: Hours, from = ''): string[] {
  const language = spokenLanguage();
  const { parts, rest } = yearOf(hours);
  const coming = hours.closedOn.filter((day) => day >= from).map((day) => shortDayInWords(day, from || day, language));
  const ofRest = parts.length > 0 ? m.hours_rest_of_year() : undefined;
  const lines = [
    ...parts.flatMap((part) => weekInWords(part.week, language, partInWords(part, language))),
    ...(rest ? weekInWords(rest, language, ofRest) : []),
  ];
  return [...lines, ...(coming.length > 0 ? [m.hours_closed_on({ days: listed(coming, language) })] : [])].map(sentence);
}

const partInWords = ({ from, to }: PartOfYear, language: Language): string =>
  from === to ? dayOfYear(from, language) : m.hours_days({ first: dayOfYear(from, language), last: dayOfYear(to, language) });

/** @param part of the year in which it holds */
function weekInWords(week: Season['week'], language: Language, part?: string): string[] {
  return runsOf(week).map(({ first, last, spans }) => {
    const line = m.hours_line({ days: daysInWords(first, last, language), times: timesInWords(spans, language) });
    return part ? m.hours_part({ part, line }) : line;
  });
}

interface Run {
  /** Of the week, Monday is 0. */
  readonly first: number;
  readonly last: number;
  readonly spans: readonly Span[];
}

function runsOf(week: Season['week']): Run[] {
  const runs: Run[] = [];
  for (const [day, spans] of week.entries()) {
    const before = runs.at(-1);
    if (before && JSON.stringify(before.spans) === JSON.stringify(spans)) runs[runs.length - 1] = { ...before, last: day };
    else runs.push({ first: day, last: day, spans });
  }
  return runs;
}

function daysInWords(first: number, last: number, language: Language): string {
  if (first === 0 && last === sunday) return m.hours_every_day();
  const [from, to] = [dayOfWeekInWords(first, language), dayOfWeekInWords(last, language)];
  return first === last ? from : m.hours_days({ first: from, last: to });
}

function timesInWords(spans: readonly Span[], language: Language): string {
  if (spans.length === 0) return m.hours_closed();
  return listed(spans.map(spanInWords), language);
}

const spanInWords = ({ opens, closes }: Span): string =>
  opens === '00:00' && (closes === '24:00' || closes === '00:00')
    ? m.hours_all_day()
    : m.hours_span({ opens: timeInWords(opens), closes: timeInWords(closes) });

const sunday = 6;
const leapYear = '2024';
const someMonday = '2026-01-05';

/** A day of the week by its name, Monday is 0. */
export const dayOfWeekInWords = (day: number, language: Language): string => weekdayInWords(daysAfter(someMonday, day), language);

/** `MM-DD`: 29 February has a name, too. */
const dayOfYear = (day: string, language: Language): string => shortDayInWords(`${leapYear}-${day}`, `${leapYear}-01-01`, language);

const listed = (items: readonly string[], language: Language): string => new Intl.ListFormat(languageFacts[language].locale).format(items);

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
