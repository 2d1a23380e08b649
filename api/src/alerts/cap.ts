import type { NoticeSeverity } from '@helpdesk/contract/rules/fixed-sets';
import { type Alert, isCurrent } from '@helpdesk/contract/sync/alerts';
import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The Common Alerting Protocol 1.2 (OASIS), as far as we follow it, and the feeds that list such alerts. */

export interface CapAlert {
  /** By sender and identifier, which together are one alert's own. */
  readonly key: string;
  readonly sent: string;
  readonly isPublic: boolean;
  readonly type: string;
  /** The alerts that an update or a cancellation ends. */
  readonly ends: readonly string[];
  readonly infos: readonly CapInfo[];
}

interface CapInfo {
  readonly lang: string;
  readonly heading: string;
  readonly content: string;
  readonly issuer: string;
  readonly severity: NoticeSeverity;
  readonly isPast: boolean;
  readonly expires: string;
  /** What its areas are called, and their codes. */
  readonly areas: readonly string[];
}

export interface Feed {
  readonly alerts: readonly CapAlert[];
  /** Where further alerts are read. */
  readonly links: readonly string[];
}

const mostAlerts = 10;
const longestHeading = 200;
const longestContent = 1_500;
/** Of an alert that does not say when it expires. */
const lastsMs = 24 * 3_600_000;

const severities: Readonly<Record<string, NoticeSeverity>> = { Extreme: 'severe', Severe: 'severe', Moderate: 'moderate' };

/** Reads one alert, an Atom feed or an RSS feed. Throws when it is not well-formed, defines entities, or is neither. */
export function readFeed(xml: string): Feed {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('The feed of alerts brings a document type, which none of ours may.');
  const { root } = parseXml(xml);
  const kind = root && localName(root);
  if (root && kind === 'alert') return { alerts: readable([root]), links: [] };
  if (root && (kind === 'feed' || kind === 'rss')) {
    const entries = kind === 'feed' ? within(root, 'entry') : within(root, 'channel').flatMap((channel) => within(channel, 'item'));
    const embedded = entries.flatMap((entry) => within(entry, 'content')).flatMap((content) => within(content, 'alert'));
    return { alerts: readable(embedded), links: embedded.length > 0 ? [] : entries.flatMap(linkOf) };
  }
  throw new Error('The feed of alerts is neither CAP nor a list of it.');
}

/** What of all that was read is current in the districts: no drill, nothing that was cancelled, replaced or has expired. */
export function currentAlerts(read: readonly CapAlert[], districts: readonly string[], now: number): Alert[] {
  const ended = new Set(read.filter(({ isPublic }) => isPublic).flatMap(({ ends }) => ends));
  const isAsked = ({ areas, isPast }: CapInfo) => !isPast && (districts.length === 0 || areas.some((area) => names(area, districts)));
  const alerts = read.flatMap(({ key, sent, isPublic, type, infos }): Alert[] => {
    const asked = infos.filter(isAsked);
    const [first] = asked;
    if (!first || !isPublic || ended.has(key) || !['Alert', 'Update'].includes(type)) return [];
    const texts = asked.map(({ lang, heading, content, issuer }) => ({ lang, heading, content, issuer }));
    const expires = asked.map((info) => info.expires).reduce((last, each) => (each > last ? each : last));
    return [{ id: key, severity: first.severity, sent, expires, texts }];
  });
  const order: readonly NoticeSeverity[] = ['severe', 'moderate', 'minor'];
  return [...new Map(alerts.map((alert) => [alert.id, alert])).values()]
    .filter((alert) => isCurrent(alert, now))
    .sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity) || other.sent.localeCompare(one.sent))
    .slice(0, mostAlerts);
}

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

/** One of many that cannot be read takes no other with it. */
function readable(elements: readonly XmlElement[]): CapAlert[] {
  return elements.flatMap((element) => readAlert(element) ?? []);
}

function readAlert(alert: XmlElement): CapAlert | undefined {
  const sender = textIn(alert, 'sender');
  const identifier = textIn(alert, 'identifier');
  const sent = momentIn(alert, 'sent');
  if (!sender || !identifier || !sent) return undefined;
  const type = textIn(alert, 'msgType');
  const references = textIn(alert, 'references').split(/\s+/).filter(Boolean);
  return {
    key: `${sender},${identifier}`,
    sent,
    isPublic: textIn(alert, 'status') === 'Actual' && textIn(alert, 'scope') === 'Public',
    type,
    ends: ['Update', 'Cancel'].includes(type) ? references.map((reference) => reference.split(',').slice(0, 2).join(',')) : [],
    infos: within(alert, 'info').map((info) => readInfo(info, sender, sent)),
  };
}

function readInfo(info: XmlElement, sender: string, sent: string): CapInfo {
  const texts = [textIn(info, 'description'), textIn(info, 'instruction')].filter(Boolean);
  const areas = within(info, 'area').flatMap((area) => [
    ...within(area, 'areaDesc').map(({ text }) => text),
    ...within(area, 'geocode').map((code) => textIn(code, 'value')),
  ]);
  return {
    lang: textIn(info, 'language') || 'en-US',
    heading: cut(textIn(info, 'headline') || textIn(info, 'event'), longestHeading),
    content: cut(texts.join('\n'), longestContent),
    issuer: cut(textIn(info, 'senderName') || sender, longestHeading),
    severity: severities[textIn(info, 'severity')] ?? 'minor',
    isPast: textIn(info, 'urgency') === 'Past' || within(info, 'responseType').some(({ text }) => text.trim() === 'AllClear'),
    expires: momentIn(info, 'expires') ?? new Date(Date.parse(sent) + lastsMs).toISOString(),
    areas,
  };
}

const localName = ({ name }: XmlElement): string => name.replace(/^.*:/, '');

const within = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement && localName(child) === name);

const textIn = (parent: XmlElement, name: string): string => within(parent, name)[0]?.text.trim() ?? '';

/** CAP asks for the zone in digits. */
function momentIn(parent: XmlElement, name: string): string | undefined {
  const written = textIn(parent, name);
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d\d:\d\d|Z)$/.test(written) ? new Date(written) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}

function linkOf(entry: XmlElement): string[] {
  const [link] = within(entry, 'link');
  const address = link?.attributes.href ?? link?.text.trim();
  return address ? [address] : [];
}

const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
