import { onEarth, type Point, pointOfMapLink } from './geo.ts';
import { pointOfText } from './point-of-text.ts';

/** What people paste as the place of something, in the forms that maps and messengers give it. Of stored rows, whose links are read already, `geo.ts` is enough. */
export interface ReadLink {
  /** Where the pin is. */
  readonly point?: Point | undefined;
  /** The middle of what the map showed, where there is no pin: a suggestion that a person has to confirm, never a position. */
  readonly view?: Point | undefined;
}

const degrees = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const pair = String.raw`${degrees}\s*[,;~_]\s*${degrees}`;
const beginsWithPair = new RegExp(`^${pair}`);
const endsWithPair = new RegExp(`${pair}$`);

/** Parameters with a pin, of Google Maps, Apple Maps, Bing Maps, Waze and OsmAnd; of a way, its end. */
const pinNames = ['query', 'q', 'destination', 'daddr', 'coordinate', 'where1', 'to', 'pin', 'text'];
const viewNames = ['ll', 'center', 'sll', 'cp', 'viewpoint', 'map'];
/** Names that write the longitude first, as Yandex Maps does; its `text` and `rtext` do not. */
const yandexPins = ['pt', 'whatshere[point]', 'poi[point]'];

/** Reads a map link or a `geo:` address of any common form (product 5.2). */
export function readLink(link: string): ReadLink {
  const url = urlOf(link);
  if (!url) return {};
  const query = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value.trim()]));
  if (url.protocol === 'geo:') return { point: inText(query.get('q')) ?? pointIn(beginsWithPair.exec(url.pathname)) };
  const path = decoded(url.pathname.replaceAll('+', ' '));
  const way = wayEnd(path, query);
  if (way) return way;
  const point = pinOf(url, path, query);
  return point ? { point } : { view: viewOf(url, path, query) };
}

/** The end of a way; a way has no other point, because its view lies between its ends. */
function wayEnd(path: string, query: ReadonlyMap<string, string>): ReadLink | undefined {
  // OpenStreetMap: route=19.1,73.1;19.2,73.8 · Yandex: rtext=19.1,73.1~19.2,73.8 · Bing: rtp=pos.19.1_73.1~pos.19.2_73.8
  const route = query.get('route') ?? query.get('rtext') ?? query.get('rtp');
  if (route !== undefined) return { point: pointIn(beginsWithPair.exec(/[^;~]*$/.exec(route)?.[0].replace(/^pos\./, '') ?? '')) };
  const [, stops] = /\/dir\/([^@]+)/.exec(path) ?? [];
  if (stops === undefined) return undefined;
  const [places = '', data = ''] = stops.split('/data=');
  // By name: the longitude comes first, and of several points the end is the last.
  return {
    point: inText(places.replace(/\/$/, '').split('/').at(-1)) ?? swapped(new RegExp(`.*!1d${degrees}!2d${degrees}`).exec(data || path)),
  };
}

function pinOf({ host, hash }: URL, path: string, query: ReadonlyMap<string, string>): Point | undefined {
  const pin = numbers(query.get('mlat'), query.get('mlon')) ?? (path.includes('!3d') ? pointOfMapLink(path) : undefined);
  if (pin) return pin;
  if (isYandex(host)) for (const name of yandexPins) if (query.has(name)) return swapped(beginsWithPair.exec(query.get(name) ?? ''));
  // Bing: sp=point.19.2_73.8_Shivneri
  const bing = /^point\.(.*)/.exec(query.get('sp') ?? '')?.[1];
  if (bing) return pointIn(beginsWithPair.exec(bing));
  for (const name of pinNames) {
    const point = inText(query.get(name)?.replace(/^(?:loc:|ll\.)/i, ''));
    if (point) return point;
  }
  const inPath = inText(/\/(?:search|place|l)\/([^/@]+)/.exec(path)?.[1]);
  if (inPath) return inPath;
  // `ll` is the pin of Apple Maps and Waze, and of Google Maps unless a zoom says that it is the middle of a view.
  const isView = isYandex(host) || (!/(?:^|\.)(?:apple|waze)\./.test(host) && isZoomed(query, hash));
  if (!isView) return pointIn(beginsWithPair.exec(query.get('ll') ?? '')) ?? latitudeAndLongitude(query);
  return undefined;
}

function viewOf({ host, hash }: URL, path: string, query: ReadonlyMap<string, string>): Point | undefined {
  if (isYandex(host)) return swapped(beginsWithPair.exec(query.get('ll') ?? ''));
  const named = viewNames.flatMap((name) => pointIn(beginsWithPair.exec(query.get(name) ?? '')) ?? [])[0];
  return (
    named ??
    pointIn(new RegExp(`@${pair}`).exec(path)) ??
    // OpenStreetMap and its relatives: #map=14/19.2/73.8, #14/19.2/73.8
    pointIn(new RegExp(String.raw`^#(?:.*\bmap=)?\d{1,2}(?:\.\d+)?/${degrees}/${degrees}`).exec(decoded(hash))) ??
    // Google Maps in a frame: pb=…!2d73.8!3d19.2
    swapped(new RegExp(`!2d${degrees}!3d${degrees}`).exec(query.get('pb') ?? path)) ??
    latitudeAndLongitude(query)
  );
}

const isYandex = (host: string) => /(?:^|\.)yandex\./.test(host);
const isZoomed = (query: ReadonlyMap<string, string>, hash: string) =>
  ['z', 'zoom', 'spn', 'sspn', 'span'].some((name) => query.has(name)) || /\d\/-?\d/.test(hash);

const latitudeAndLongitude = (query: ReadonlyMap<string, string>) =>
  numbers(query.get('lat') ?? query.get('latitude'), query.get('lon') ?? query.get('lng') ?? query.get('longitude'));

/** Hosts and folders of links that only their own server can read. */
const shortLinks =
  /^(?:(?:maps\.)?app\.goo\.gl|search\.app|goo\.gl|g\.co|g\.page|share\.google|maps\.apple|binged\.it|her\.is|omaps\.app|ge0\.me|w3w\.co|what3words\.com|bit\.ly|tinyurl\.com|t\.co|is\.gd|cutt\.ly|osm\.org\/go|(?:www\.)?openstreetmap\.org\/go|maps\.apple\.com\/p|(?:www\.)?waze\.com\/ul\/h|(?:maps\.)?yandex\.[a-z.]+\/(?:maps\/)?-\/\w+|(?:www\.)?mappls\.com\/\w{6}$)\b/i;

/** Why a link carries no point: it is a short one, which only its own server can read, or it says a plus code. */
export function unreadable(link: string): 'short' | 'plusCode' | undefined {
  const read = decoded(link.trim());
  if (shortLinks.test(read.replace(/^https?:\/\//i, ''))) return 'short';
  return /(?:^|\W)[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?!\w)/i.test(read) ? 'plusCode' : undefined;
}

/** A link to a point, as maps everywhere open it. */
export const linkTo = ({ latitude, longitude }: Point): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

function urlOf(link: string): URL | undefined {
  const typed = link.trim();
  try {
    return new URL(/^(?:https?|geo):/i.test(typed) ? typed : `https://${typed}`);
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Two numbers at the beginning, else what a person would write: 19°12'30"N 73°52'32.5"E, 19.2083,73.8757(Shivneri). */
const inText = (text: string | undefined): Point | undefined =>
  text === undefined
    ? undefined
    : (pointIn(new RegExp(String.raw`^${pair}\s*(?:\(.*|$)`).exec(text)) ??
      pointOfText(text) ??
      pointIn(endsWithPair.exec(/@(.*)$/.exec(text)?.[1] ?? '')));

const pointIn = (found: RegExpExecArray | null) => (found ? onEarth(Number(found[1]), Number(found[2])) : undefined);
const swapped = (found: RegExpExecArray | null) => (found ? onEarth(Number(found[2]), Number(found[1])) : undefined);
const numbers = (latitude: string | undefined, longitude: string | undefined) =>
  pointIn(new RegExp(`^${degrees},${degrees}$`).exec(`${latitude},${longitude}`));
