import { latinDigits } from '#rules/digits.ts';
import { type Point, pointOfMapLink } from './geo.ts';

/** What people paste as the place of something, in the forms that maps and messengers give it. Of rows, whose links are read already, `geo.ts` is enough. */

const degrees = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
/** Links are read decoded: `%2C` is a comma, and `+` a space. */
const pair = String.raw`${degrees}\s*[,;]\s*${degrees}`;
const latitudeFirst = [
  // Google Maps, a search for a point, or its place: /maps/search/19.2,73.8
  new RegExp(`/(?:search|place)/${pair}`),
  // Google Maps, Apple Maps, geo: with a pin
  new RegExp(String.raw`[?&](?:q|query|destination|daddr|coordinate)=(?:loc:)?\s*${pair}`, 'i'),
  new RegExp(`[?&](?:ll|center|sll)=${pair}`, 'i'),
  // OpenStreetMap, the end of a way: route=19.1,73.1;19.2,73.8
  new RegExp(`[?&]route=.*?;${pair}$`),
  new RegExp(`^geo:${pair}`, 'i'),
];
/** Google Maps, the end of a way. What stands behind the @ is only the middle of the view. */
const endOfWay = new RegExp(`/dir/(?:[^?#@]*/)?${pair}(?:/@|/data=|/?$|/?[?#])`);
/** The same by name: the longitude comes first, and of several points the end is the last. */
const namedEnd = new RegExp(`.*!1d${degrees}!2d${degrees}`);

/** The point that a map link or a `geo:` address carries, of all common forms. */
export function pointOfLink(link: string): Point | undefined {
  const read = decoded(link.replaceAll('+', ' '));
  if (/\/dir\/[^?]/.test(read)) return pointIn(endOfWay.exec(read)) ?? swapped(namedEnd.exec(read));
  const exact = pointOfMapLink(/!3d|[?&]mlat=/.test(read) ? read : '');
  if (exact) return exact;
  for (const form of latitudeFirst) {
    const point = pointIn(form.exec(read));
    if (point) return point;
  }
  return pointOfMapLink(read);
}

const decimal = new RegExp(String.raw`^\(?\s*${degrees}\s*°?\s*([NS])?(\s*[,;]\s*|\s+)${degrees}\s*°?\s*([EW])?\s*\)?$`, 'i');
const part = String.raw`(\d{1,3})\s*°\s*(\d{1,2})\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*)?`;
const sexagesimal = new RegExp(String.raw`^${part}([NS])[\s,;]*${part}([EW])$`, 'i');

/** Latitude and longitude that are written together: “19.2083, 73.8757”, “19.2083° N, 73.8757° E” or 19°12'30"N 73°52'33"E. */
export function pointOfText(text: string): Point | undefined {
  const typed = latinDigits(text).trim();
  const [, latitude = '', south = '', between = '', longitude = '', west = ''] = decimal.exec(typed) ?? [];
  // “19,20” is one number to whoever writes a comma for the point.
  const isPair = /\s|;/.test(between) || `${latitude}${longitude}`.includes('.');
  if (latitude !== '' && isPair) return valid(signed(Number(latitude), south), signed(Number(longitude), west));
  const [, degree, minute, second = '0', pole = '', degree2, minute2, second2 = '0', side = ''] = sexagesimal.exec(typed) ?? [];
  if (degree === undefined) return undefined;
  return valid(signed(inDegrees(degree, minute, second), pole), signed(inDegrees(degree2, minute2, second2), side));
}

/** Why a link carries no point: it is a short one, which only its own server can read, or it says a plus code. */
export function unreadable(link: string): 'short' | 'plusCode' | undefined {
  const read = decoded(link);
  if (/^https:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|osm\.org\/go|www\.openstreetmap\.org\/go|maps\.apple\/p)\b/i.test(read))
    return 'short';
  return /(?:^|\W)[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?!\w)/i.test(read) ? 'plusCode' : undefined;
}

/** A link to a point, as maps everywhere open it. */
export const linkTo = ({ latitude, longitude }: Point): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

function decoded(link: string): string {
  try {
    return decodeURIComponent(link.trim());
  } catch {
    return link.trim();
  }
}

const pointIn = (found: RegExpExecArray | null) => (found ? valid(Number(found[1]), Number(found[2])) : undefined);
const swapped = (found: RegExpExecArray | null) => (found ? valid(Number(found[2]), Number(found[1])) : undefined);

const valid = (latitude: number, longitude: number): Point | undefined =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;

const signed = (number: number, side: string): number => (/[SW]/i.test(side) ? -number : number);

/** Six decimals are a tenth of a metre. */
const inDegrees = (degree = '0', minute = '0', second = '0'): number =>
  Number((Number(degree) + Number(minute) / 60 + Number(second) / 3600).toFixed(6));
