import { withLineBreaks } from '@helpdesk/contract/rules/line-breaks';

import type { FeedEntry } from './feed-entries.ts';

interface Calendar {
  readonly name: string;
  readonly language: string;
  readonly origin: string;
  readonly entries: readonly FeedEntry[];
}

/** Octets in a line, without its end. */
const longestLine = 75;

/**
 * A calendar of all-day events (RFC 5545). Days are those of the region wherever it is read, so it needs no time zone.
 * No library: what fits takes days for moments in the zone of this process, and asks for eight others beside it.
 */
export function calendarOf({ name, language, origin, entries }: Calendar): string {
  const { host } = new URL(origin);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//Notices//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((entry) => eventOf(entry, { host, language, origin })),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}

function eventOf(entry: FeedEntry, { host, language, origin }: { host: string; language: string; origin: string }): string[] {
  const { id, kind, title, text, startDate, endDate, about, updated, version } = entry;
  const isPlaced = about && about.latitude !== null && about.longitude !== null;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@${host}`,
    `DTSTAMP:${moment(updated)}`,
    `LAST-MODIFIED:${moment(updated)}`,
    `SEQUENCE:${version}`,
    `DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(endDate).replaceAll('-', '')}`,
    `SUMMARY;LANGUAGE=${language}:${escaped(title)}`,
    ...(text ? [`DESCRIPTION;LANGUAGE=${language}:${escaped(text)}`] : []),
    ...(about ? [`LOCATION;LANGUAGE=${language}:${escaped(about.name)}`] : []),
    ...(isPlaced ? [`GEO:${about.latitude};${about.longitude}`] : []),
    `URL:${origin}${about?.path ?? '/'}`,
    `CATEGORIES:${kind.toUpperCase()}`,
    // Nobody is busy because of it.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20261124T183000Z`. */
const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** Ends are exclusive. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const escaped = (text: string): string =>
  withLineBreaks(text)
    // No text of a calendar may hold one; without the space two words would be one.
    .replace(/(?![\t\n])\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A line goes on in the next one after a space, and no letter is cut in two. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return `${text}\r\n`;
}
