import type { NoticeSeverity } from '@helpdesk/contract/rules/fixed-sets';
import { fnv1a } from '@helpdesk/contract/rules/fnv1a';
import { withLineBreaks } from '@helpdesk/contract/rules/line-breaks';
import { type Alert, isCurrent } from '@helpdesk/contract/sync/alerts';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import * as z from 'zod/mini';

/** The Common Alerting Protocol 1.2 (OASIS), as far as we follow it, and the feeds that list such alerts. */

export interface CapAlert {
  /** By sender and identifier, which together are one alert's own. */
  readonly key: string;
  readonly sent: string;
  readonly type: 'Alert' | 'Update' | 'Cancel';
  /** Keys of the alerts of the same sender that an update or a cancellation ends. */
  readonly cites: readonly string[];
  /** Those that are about the districts and not over. */
  readonly infos: readonly CapInfo[];
}

interface CapInfo extends AlertText {
  /** Counts the infos of one language: those of one number say the same thing in several languages. */
  readonly part: number;
  readonly severity: NoticeSeverity;
  readonly expires: string;
}

type AlertText = Alert['texts'][number];

export interface Feed {
  readonly alerts: readonly CapAlert[];
  /** Where further alerts are read, the newest first. */
  readonly links: readonly string[];
}

const mostAlerts = 10;
const longestKey = 200;
const longestHeading = 200;
const longestContent = 1_500;
const longestLanguage = 35;
const mostInfos = 60;
const mostReferences = 200;
/** Of an alert that does not say when it expires. */
const lastsMs = 24 * 3_600_000;
/** How far a sender's clock may be ahead, also because it names its own time as UTC. */
const aheadMs = 24 * 3_600_000;

const severities: Readonly<Record<string, NoticeSeverity>> = { extreme: 'severe', severe: 'severe', moderate: 'moderate' };
const gravestFirst: readonly NoticeSeverity[] = ['severe', 'moderate', 'minor'];
/** What of two messages of one moment counts as the later. */
const types = ['Alert', 'Update', 'Cancel'] as const;

/** Runs in the thread of parsers. @returns why it cannot be read, where it cannot: an error would end the thread */
export function parseFeed({ xml, districts }: { xml: string; districts: readonly string[] }): Feed | string {
  try {
    return readFeed(xml, districts);
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Reads one alert, an Atom feed or an RSS feed. Throws when it is not well-formed, defines entities, or is neither. Alerts and entries in it that
 * cannot be read are left out.
 * @param districts names or codes; none: all that it says
 */
function readFeed(xml: string, districts: readonly string[]): Feed {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('The feed of alerts brings a document type, which none of ours may.');
  const { root } = parseXml(xml);
  const kind = root && localName(root);
  const read = (alerts: readonly XmlElement[]) => alerts.flatMap((alert) => readAlert(alert, districts) ?? []);
  if (root && kind === 'alert') return { alerts: read([root]), links: [] };
  if (root && (kind === 'feed' || kind === 'rss')) {
    const entries = kind === 'feed' ? within(root, 'entry') : within(root, 'channel').flatMap((channel) => within(channel, 'item'));
    const embeddedIn = (entry: XmlElement) => within(entry, 'content').flatMap((content) => within(content, 'alert'));
    const linking = entries.filter((entry) => embeddedIn(entry).length === 0).sort((one, other) => datedAt(other) - datedAt(one));
    return { alerts: read(entries.flatMap(embeddedIn)), links: linking.flatMap(linkOf) };
  }
  throw new Error('The feed of alerts is neither CAP nor a list of it.');
}

/** What of all that was read is current: nothing that was cancelled, replaced or has expired, the gravest first. */
export function currentAlerts(read: readonly CapAlert[], now: number): Alert[] {
  const believed = read.filter(({ sent }) => Date.parse(sent) <= now + aheadMs);
  const ended = endedBy(believed);
  const newest = new Map<string, CapAlert>();
  for (const alert of [...believed].sort(byTime)) if (alert.type !== 'Cancel') newest.set(alert.key, alert);
  return [...newest.values()]
    .filter((alert) => !ended.has(alert))
    .flatMap((alert) => partsOf(alert, now))
    .sort((one, other) => gravity(one) - gravity(other) || other.sent.localeCompare(one.sent))
    .slice(0, mostAlerts);
}

/**
 * The messages that a later one of the same sender cites. Only a later one ends another, so that of messages which cite each other or themselves
 * the last one stands.
 */
function endedBy(read: readonly CapAlert[]): ReadonlySet<CapAlert> {
  const byKey = grouped(read, ({ key }) => key);
  return new Set(read.flatMap((later) => later.cites.flatMap((key) => byKey.get(key) ?? []).filter((cited) => byTime(cited, later) < 0)));
}

const byTime = (one: CapAlert, other: CapAlert): number =>
  one.sent.localeCompare(other.sent) || types.indexOf(one.type) - types.indexOf(other.type);

/** An alert about several things says each by itself, in its languages. */
function partsOf({ key, sent, infos }: CapAlert, now: number): Alert[] {
  const current = infos.filter((info) => isCurrent(info, now));
  return [...grouped(current, ({ part }) => part)].map(([part, same]) => ({
    id: part === 0 ? key : `${key},${part}`,
    severity: same
      .map(({ severity }) => severity)
      .reduce((one, other) => (gravity({ severity: one }) <= gravity({ severity: other }) ? one : other)),
    sent,
    expires: same.map(({ expires }) => expires).reduce((last, each) => (each > last ? each : last)),
    texts: same.map(({ lang, heading, content, issuer }) => ({ lang, heading, content, issuer })),
  }));
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const gravity = ({ severity }: Pick<Alert, 'severity'>): number => gravestFirst.indexOf(severity);

/** Whether an area's name or code names one of the districts, in whole words: Pune, and not Punewadi. */
function names(area: string, districts: readonly string[]): boolean {
  const words = (text: string) =>
    ` ${
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.join(' ') ?? ''
    } `;
  return districts.some((district) => words(area).includes(words(district)));
}

/** Undefined for what nobody may be told: a drill, a test, what is not public, what does not say whose it is or when it was sent. */
function readAlert(alert: XmlElement, districts: readonly string[]): CapAlert | undefined {
  const sender = textIn(alert, 'sender');
  const identifier = textIn(alert, 'identifier');
  const sent = momentIn(alert, 'sent');
  const type = types.find((each) => isSaid(alert, 'msgType', each));
  if (!sender || !identifier || !sent || !type || !isSaid(alert, 'status', 'Actual') || !isSaid(alert, 'scope', 'Public')) return undefined;
  const references = textIn(alert, 'references').split(/\s+/, mostReferences);
  return {
    key: keyOf(sender, identifier),
    sent,
    type,
    cites: type === 'Alert' ? [] : references.flatMap((reference) => keyOfReference(reference, sender) ?? []),
    infos: readInfos(within(alert, 'info').slice(0, mostInfos), districts, { issuer: sender, sent }),
  };
}

/** Neither may hold spaces or commas (CAP 1.2, 3.2.1); those that do are still told apart. */
const keyOf = (sender: string, identifier: string): string =>
  [sender, identifier]
    .map((part) =>
      shortened(
        part.replace(/[\s,%]+/g, (signs) => encodeURIComponent(signs)),
        longestKey,
      ),
    )
    .join(',');

/** The key of the message that a reference (`sender,identifier,sent`) names; undefined for one of somebody else, which nobody may end. */
function keyOfReference(reference: string, sender: string): string | undefined {
  const [by, identifier, ...rest] = reference.split(',');
  return by === sender && identifier && rest.length === 1 ? keyOf(by, identifier) : undefined;
}

/** A long text as its begin and a hash, so that two with the same begin stay two. */
const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${[...text].slice(0, longest).join('')}${fnv1a(text)}` : text;

function readInfos(infos: readonly XmlElement[], districts: readonly string[], by: { issuer: string; sent: string }): CapInfo[] {
  const counted = new Map<string, number>();
  return infos.flatMap((info) => {
    const lang = languageOf(textIn(info, 'language'));
    const part = counted.get(lang) ?? 0;
    counted.set(lang, part + 1);
    const isOver =
      isSaid(info, 'urgency', 'Past') || within(info, 'responseType').some(({ text }) => text.trim().toLowerCase() === 'allclear');
    const texts = [textIn(info, 'description'), textIn(info, 'instruction')].filter(Boolean);
    const heading = textIn(info, 'headline') || textIn(info, 'event') || (texts[0]?.split('\n')[0] ?? '');
    if (isOver || !heading || !isAbout(info, districts)) return [];
    const expires = momentIn(info, 'expires');
    return {
      part,
      lang,
      heading: cut(heading, longestHeading),
      content: cut(texts.join('\n'), longestContent),
      issuer: cut(textIn(info, 'senderName') || by.issuer, longestHeading),
      severity: severities[textIn(info, 'severity').toLowerCase()] ?? 'minor',
      expires: expires && expires > by.sent ? expires : new Date(Date.parse(by.sent) + lastsMs).toISOString(),
    };
  });
}

const isAbout = (info: XmlElement, districts: readonly string[]): boolean =>
  districts.length === 0 ||
  within(info, 'area').some(
    (area) =>
      within(area, 'areaDesc').some(({ text }) => names(text, districts)) ||
      within(area, 'geocode').some((code) => names(textIn(code, 'value'), districts)),
  );

/** As BCP 47 has it, also where it is written with an underscore; what is none is taken for what CAP takes an alert without one for. */
function languageOf(written: string): string {
  try {
    const [language = ''] = Intl.getCanonicalLocales(written.replaceAll('_', '-'));
    return language.length > 0 && language.length <= longestLanguage ? language : 'en-US';
  } catch {
    return 'en-US';
  }
}

const localName = ({ name }: XmlElement): string => name.replace(/^.*:/, '');

const within = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement && localName(child) === name);

const textIn = (parent: XmlElement, name: string): string => withLineBreaks(within(parent, name)[0]?.text ?? '').trim();

const isSaid = (parent: XmlElement, name: string, value: string): boolean => textIn(parent, name).toLowerCase() === value.toLowerCase();

/** CAP asks for the zone in digits. */
const writtenMoment = z.iso.datetime({ offset: true });

/** Undefined for what no calendar has, and for years that no warning is of. */
function momentIn(parent: XmlElement, name: string): string | undefined {
  const written = textIn(parent, name);
  if (!writtenMoment.safeParse(written).success) return undefined;
  const moment = new Date(written).toISOString();
  return /^20\d\d/.test(moment) ? moment : undefined;
}

/** When an entry says that it was last changed; 0: it does not. */
const datedAt = (entry: XmlElement): number => {
  const [date] = ['updated', 'pubDate', 'published'].map((name) => Date.parse(textIn(entry, name))).filter((at) => !Number.isNaN(at));
  return date ?? 0;
};

/** Of several links of an entry the one that says that it leads to an alert. */
function linkOf(entry: XmlElement): string[] {
  const links = within(entry, 'link');
  const ofAlert = links.find(({ attributes }) => attributes.type === 'application/cap+xml');
  const link = ofAlert ?? links.find(({ attributes: { rel } }) => rel === undefined || rel === 'alternate') ?? links[0];
  const address = link?.attributes.href ?? link?.text.trim();
  return address ? [address] : [];
}

const clusters = new Intl.Segmenter('mr', { granularity: 'grapheme' });

/** Between letters: the last one that fits may be cut itself, and goes. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const letters = [...clusters.segment(text.slice(0, longest))].map(({ segment }) => segment);
  return `${letters.slice(0, -1).join('').trimEnd()}…`;
}
