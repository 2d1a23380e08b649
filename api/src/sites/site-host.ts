import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '@helpdesk/site/folder';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

import { answerProblem } from '#http/answer.ts';
import { Problem } from '#http/problem.ts';
import { logger } from '#logger.ts';
import type { OpenSite } from '#open-site.ts';
import type { SiteFolders } from './site-folders.ts';

/** Which of the sites beside the first one stay open; times in milliseconds. */
export interface HostLimits {
  /** A site that nobody asks for is closed. */
  readonly idleMs: number;
  /** No more stay open: the one that was asked for longest ago is closed for another. */
  readonly mostOpen: number;
  /** Each is opened as often, so that its mails, its backup and what is to be erased wait for no visitor. */
  readonly workEveryMs: number;
}

const usualLimits: HostLimits = { idleMs: 600_000, mostOpen: 24, workEveryMs: 3_600_000 };
/** With each look at most one is opened for its work: 240 in an hour. */
const lookEveryMs = 15_000;
/** When the server stops. */
const secondsToFinish = 3;

export interface SiteHost {
  /** Answers at once where an answer of the site that is asked for stands ready. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  fetch(request: Request, bindings?: unknown): Promise<Response>;
  /** Names of those that are open beside the first one. */
  open(): string[];
  close(): Promise<void>;
}

/** What a site answers that cannot be opened, as one whose database is away. */
const unopened = new Hono().onError(answerProblem).all('*', () => {
  throw new Problem(503, 'server_database_down', { headers: { 'Retry-After': '30' } });
});

interface Kept {
  readonly site: Promise<OpenSite>;
  /** The same once it is there. */
  opened?: OpenSite;
  askedAt: number;
  /** Requests that wait for their answer. */
  running: number;
}

/**
 * One server for several sites: the host that a request names decides. Sites beside the first one are opened when somebody asks for them.
 * @param first answers for all hosts that are no other's
 * @param now milliseconds
 */
export function siteHost(
  first: OpenSite,
  folders: SiteFolders,
  openOther: (site: Site) => Promise<OpenSite>,
  limits: HostLimits = usualLimits,
  now: () => number = Date.now,
): SiteHost {
  const kept = new Map<string, Kept>();
  const openedAt = new Map<string, number>();
  /** One is opened again only after it was closed. */
  const closing = new Map<string, Promise<void>>();

  function keep(site: Site): Kept {
    const known = kept.get(site.name);
    if (known) return known;
    closeBeyond(limits.mostOpen - 1);
    const opening = (closing.get(site.name) ?? Promise.resolve()).then(() => openOther(site));
    const entry: Kept = { site: opening, askedAt: now(), running: 0 };
    kept.set(site.name, entry);
    openedAt.set(site.name, now());
    opening.then(
      (opened) => {
        entry.opened = opened;
      },
      (error: Error) => {
        // The next request tries again.
        kept.delete(site.name);
        logger.error(`The site ${site.name} cannot be opened. ${error.message}`);
      },
    );
    return entry;
  }

  function closeOne(name: string, entry: Kept, withinMs?: number): Promise<void> {
    kept.delete(name);
    const closed = entry.site
      .then((site) => site.close(withinMs))
      .catch((error: Error) => logger.error(error.message))
      .finally(() => closing.delete(name));
    closing.set(name, closed);
    return closed;
  }

  const unused = () => [...kept].filter(([, { opened, running }]) => running === 0 && opened?.isWorking() === false);

  /** Those that were asked for longest ago, until so many are left, or only such as are in use. */
  function closeBeyond(most: number): void {
    const oldestFirst = unused().sort(([, one], [, other]) => one.askedAt - other.askedAt);
    for (const one of oldestFirst.slice(0, Math.max(0, kept.size - most))) void closeOne(...one);
  }

  function look(): void {
    for (const [name, entry] of unused()) if (now() - entry.askedAt >= limits.idleMs) void closeOne(name, entry);
    closeBeyond(limits.mostOpen);
    const waiting = folders.all().find(({ name }) => !kept.has(name) && now() - (openedAt.get(name) ?? 0) >= limits.workEveryMs);
    if (waiting) keep(waiting);
  }
  const looking = setInterval(look, lookEveryMs).unref();
  look();

  return {
    serve(request, response) {
      const site = folders.of(hostOf(request.headers.host));
      if (!site) return first.ready.serve(request, response);
      const entry = kept.get(site.name);
      if (!entry?.opened?.ready.serve(request, response)) return false;
      entry.askedAt = now();
      return true;
    },
    async fetch(request, bindings) {
      const { incoming } = (bindings ?? {}) as Partial<HttpBindings>;
      const site = folders.of(hostOf(incoming?.headers.host ?? new URL(request.url).host));
      if (!site) return first.app.fetch(request, bindings);
      const entry = keep(site);
      entry.running += 1;
      try {
        const opened = await entry.site.catch(() => undefined);
        return await (opened?.app ?? unopened).fetch(request, bindings);
      } finally {
        entry.running -= 1;
        entry.askedAt = now();
      }
    },
    open: () => [...kept.keys()],
    async close() {
      clearInterval(looking);
      await Promise.all([...[...kept].map(([name, entry]) => closeOne(name, entry, secondsToFinish * 1_000)), ...closing.values()]);
      await first.close(secondsToFinish * 1_000);
    },
  };
}

/** `Tamhini.example.org:3000` as a site's folder says it. */
const hostOf = (host: string | undefined): string => (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
