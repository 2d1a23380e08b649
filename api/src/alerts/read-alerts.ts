import { parserOf } from '#parsing/parse.ts';
import type { CapAlert, Feed, parseFeed } from './cap.ts';

const parse = parserOf<typeof parseFeed>('alerts');

async function readFeed(xml: string, districts: readonly string[]): Promise<Feed> {
  const read = await parse({ xml, districts });
  if (typeof read === 'string') throw new Error(read);
  return read;
}

const mostBytes = 1024 * 1024;
const mostLinks = 60;
const linksAtOnce = 6;
/** Of all links together, in bytes. */
const mostBytesLinked = 16 * 1024 * 1024;

/** How long each answer may take, and the links all together, in milliseconds. */
export interface Patience {
  readonly eachMs: number;
  readonly allMs: number;
}
const ourPatience: Patience = { eachMs: 20_000, allMs: 60_000 };

/** What the links of a feed hold, by their addresses. */
export type Linked = Readonly<Record<string, readonly CapAlert[]>>;

export interface FeedRead {
  /** What the feed holds itself. */
  readonly alerts: readonly CapAlert[];
  readonly linked: Linked;
  /** Links that did not come, or came and cannot be read. */
  readonly missed: readonly string[];
}

/**
 * All alerts that a feed holds or leads to. Links are followed to the feed's own origin only, several at a time, and never redirections: what is
 * asked is what the settings say. One that cannot be read takes no other with it. Rejects when the feed itself, or every link of it, cannot be read.
 */
export async function readAlerts(address: string, districts: readonly string[], patience = ourPatience): Promise<FeedRead> {
  const feed = await textAt(address, AbortSignal.timeout(patience.eachMs), { bytes: mostBytes });
  const { alerts, links } = await readFeed(feed, districts);
  const linked: Record<string, readonly CapAlert[]> = {};
  const missed: string[] = [];
  let why: unknown;
  const untilAll = AbortSignal.timeout(patience.allMs);
  const left = { bytes: mostBytesLinked };
  const waiting = ownLinks(links, address).slice(0, mostLinks).values();
  const readSome = async () => {
    for (const link of waiting) {
      try {
        const text = await textAt(link, AbortSignal.any([untilAll, AbortSignal.timeout(patience.eachMs)]), left);
        linked[link] = (await readFeed(text, districts)).alerts;
      } catch (error) {
        missed.push(link);
        why = error;
      }
    }
  };
  await Promise.all(Array.from({ length: linksAtOnce }, readSome));
  if (missed.length > 0 && alerts.length === 0 && Object.keys(linked).length === 0) throw why;
  return { alerts, linked, missed };
}

/** The links to the feed's own origin, each once, as whole addresses. */
function ownLinks(links: readonly string[], feed: string): string[] {
  const { origin } = new URL(feed);
  const own = links.filter((link) => URL.canParse(link, feed)).map((link) => new URL(link, feed));
  return [...new Set(own.filter((link) => link.origin === origin).map(({ href }) => href))];
}

/** @param left of what may be read, in bytes; what was read is taken from it */
async function textAt(address: string, until: AbortSignal, left: { bytes: number }): Promise<string> {
  const accept = 'application/cap+xml, application/atom+xml, application/rss+xml, application/xml, text/xml';
  const answer = await fetch(address, { redirect: 'error', signal: until, headers: { Accept: accept } });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`status ${answer.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    left.bytes -= chunk.length;
    if (bytes > mostBytes || left.bytes < 0) throw new Error(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
