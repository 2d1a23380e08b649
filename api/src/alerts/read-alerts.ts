import { type CapAlert, readFeed } from './cap.ts';

const mostBytes = 1024 * 1024;
const mostLinks = 60;
const patienceMs = 20_000;

/**
 * All alerts that a feed holds or leads to. Links are followed to the feed's own origin only, and never redirections: what is asked is what the
 * settings say. Rejects when the feed or one of its alerts did not come; what came and cannot be read is left out.
 * @param waitMs how long each answer may take
 */
export async function readAlerts(address: string, waitMs = patienceMs): Promise<CapAlert[]> {
  const { alerts, links } = readFeed(await textAt(address, waitMs));
  const { origin } = new URL(address);
  const asked = [...new Set(links)].map((link) => new URL(link, address)).filter((link) => link.origin === origin);
  const all = [...alerts];
  for (const link of asked.slice(0, mostLinks)) all.push(...alertsIn(await textAt(link.href, waitMs)));
  return all;
}

function alertsIn(xml: string): readonly CapAlert[] {
  try {
    return readFeed(xml).alerts;
  } catch {
    return [];
  }
}

async function textAt(address: string, waitMs: number): Promise<string> {
  const accept = 'application/cap+xml, application/atom+xml, application/rss+xml, application/xml, text/xml';
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(waitMs), headers: { Accept: accept } });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`status ${answer.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
