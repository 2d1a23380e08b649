import type { Hours, Season, Span } from '#kinds/hours.ts';
import { latinDigits } from '#rules/digits.ts';

/**
 * Opening hours as a line of text, as OpenStreetMap writes them: `Mo-Fr 09:00-13:00,14:00-18:00; Sa 09:00-13:00; Su off`, before
 * it the part of the year (`06-01..09-30 Mo-Su off`) and behind it single days (`2026-01-26 off`).
 */

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const partOfRule = /^(?:(\d\d-\d\d)\.\.(\d\d-\d\d) )?([A-Z][a-z])(?:-([A-Z][a-z]))? (off|\d\d:\d\d-\d\d:\d\d(?:, ?\d\d:\d\d-\d\d:\d\d)*)$/;
const closedDay = /^(\d{4}-\d\d-\d\d) off$/;

export const writeHours = ({ seasons, closedOn }: Hours): string =>
  [...seasons.flatMap((season) => rulesOf(season)), ...closedOn.map((day) => `${day} off`)].join('; ');

const spansInWords = (spans: readonly Span[]): string =>
  spans.length === 0 ? 'off' : spans.map(({ opens, closes }) => `${opens}-${closes}`).join(',');

/** Days in a row with the same hours are one rule. */
function rulesOf({ from, to, week }: Season): string[] {
  const rules: string[] = [];
  const part = from && to ? `${from}..${to} ` : '';
  for (let first = 0; first < week.length; ) {
    const open = spansInWords(week[first] ?? []);
    let last = first;
    while (last + 1 < week.length && spansInWords(week[last + 1] ?? []) === open) last += 1;
    rules.push(`${part}${days[first]}${last > first ? `-${days[last]}` : ''} ${open}`);
    first = last + 1;
  }
  return rules;
}

/** Undefined when a rule cannot be read. A day that no rule names is closed. */
export function readHours(text: string): Hours | undefined {
  const seasons = new Map<string, { from: string | null; to: string | null; week: Span[][] }>();
  const closedOn: string[] = [];
  const rules = latinDigits(text).split(';');
  for (const rule of rules.map((each) => each.trim())) {
    const [, day] = closedDay.exec(rule) ?? [];
    const [, from = null, to = null, first = '', last = first, open = ''] = partOfRule.exec(rule) ?? [];
    const [begin, end] = [days.indexOf(first), days.indexOf(last)];
    if (day !== undefined) closedOn.push(day);
    else if (begin < 0 || end < begin) return undefined;
    else {
      const part = `${from}..${to}`;
      const season = seasons.get(part) ?? { from, to, week: days.map((): Span[] => []) };
      seasons.set(part, season);
      for (let at = begin; at <= end; at += 1) season.week[at] = open === 'off' ? [] : open.split(',').map(spanIn);
    }
  }
  return { seasons: [...seasons.values()], closedOn };
}

function spanIn(text: string): Span {
  const [opens = '', closes = ''] = text.trim().split('-');
  return { opens, closes };
}
