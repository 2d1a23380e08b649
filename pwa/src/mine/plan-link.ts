import { fnv1a } from '@helpdesk/contract/rules/fnv1a';

import { mostStops } from './saved.ts';

/** What a link to a plan holds. */
export interface LinkedPlan {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Ids of listings. */
  readonly stops: readonly string[];
}

/** Before the plan in the part of an address that no browser sends to a server (decision 077). */
const beginning = 'plan=';
const version = '1';
/** Stands in no part, and no messenger ends a link at it. */
const separator = '.';

/** The part of an address behind its `#`: version, day, each stop, and a sum that tells a link that was cut off. */
export function fragmentOf({ day, stops }: LinkedPlan): string {
  const said = [version, day, ...stops.map(shortened)].join(separator);
  return `${beginning}${said}${separator}${sumOf(said)}`;
}

/** What an address says behind its `#`; undefined where that is no plan, 'unreadable' where it is one that was cut off, changed or made by a later version. */
export function planIn(fragment: string): LinkedPlan | 'unreadable' | undefined {
  const written = fragment.replace(/^#/, '');
  if (!written.startsWith(beginning)) return undefined;
  const said = written.slice(beginning.length);
  const end = said.lastIndexOf(separator);
  const [itsVersion, day = '', ...shortIds] = said.slice(0, Math.max(end, 0)).split(separator);
  const stops = shortIds.map(lengthened);
  const isWhole = itsVersion === version && said.slice(end + 1) === sumOf(said.slice(0, end));
  if (!isWhole || !isDay(day) || stops.length === 0 || stops.length > mostStops || new Set(stops).size < stops.length) return 'unreadable';
  return stops.every((id): id is string => id !== undefined) ? { day, stops } : 'unreadable';
}

/** The part of an address with a plan in what somebody pasted, a link or a message with one in it; undefined where there is none. */
export const fragmentIn = (text: string): string | undefined => /#(plan=\S*)/.exec(text)?.[1];

const sumOf = (said: string): string => fnv1a(said).toString(36);

/** Browsers take a 31 February for a day in March. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Ids are opaque (product 5.1): one that is no UUID is written out behind this. */
const writtenOut = '~';

/** A UUID in 22 characters instead of 36. */
function shortened(id: string): string {
  if (!uuid.test(id)) return writtenOut + encodeURIComponent(id).replaceAll('.', '%2E');
  const bytes = (id.replaceAll('-', '').match(/../g) ?? []).map((digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function lengthened(short: string): string | undefined {
  try {
    if (short.startsWith(writtenOut)) return decodeURIComponent(short.slice(1)) || undefined;
    const bytes = Array.from(atob(short.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
    const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return uuid.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
