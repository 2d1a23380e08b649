import type { IncomingMessage, ServerResponse } from 'node:http';
import { seqHeader } from '@helpdesk/contract/sync/seq-header';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

import { holdsTag } from '#http/accepted.ts';
import { versionHeader } from '#http/shared/content-version.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Says that an answer holds for all who ask the same, until the catalogue changes. */
    ready: {
      readonly body: Uint8Array;
      /** By which a client may hold it; none where it is answered whole in any case. */
      readonly etag: string | undefined;
      readonly forMs?: number;
    };
  }
}

/** How often one was given out, whole or as unchanged. */
export interface ReadyCounts {
  readonly whole: number;
  readonly unchanged: number;
}

/** Answers that stand ready, with all their headers. */
export interface ReadyAnswers {
  /** Answers before anything else looks at the request; false where nothing stands ready. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Stands before all others, and keeps what they gave out as `ready`. */
  readonly keep: MiddlewareHandler;
  /** The catalogue has changed. */
  forget(): void;
  /** Since the start. */
  counts(): ReadyCounts;
}

interface Ready {
  readonly etag: string | undefined;
  readonly headers: readonly string[];
  readonly body: Uint8Array;
}

/** What answers differ by, beside their address. */
const telling = new Set([
  'host',
  'accept-encoding',
  'accept-language',
  'cookie',
  'x-forwarded-proto',
  seqHeader.toLowerCase(),
  versionHeader.toLowerCase(),
]);
const longestKey = 1_024;
/** Of a body alone: what else is sent with it belongs to 200 only. */
const ofBody = /^content-(?:type|encoding|length)$/i;

/**
 * @param maxBytes of bodies and of what tells them from others; what was asked for longest ago goes first
 * @param perf milliseconds that never go back
 */
export function readyAnswers(maxBytes: number, perf: { now(): number } = performance): ReadyAnswers {
  const kept = new LRUCache<string, Ready>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    perf,
    ttlResolution: 0,
  });

  let changes = 0;
  let whole = 0;
  let unchanged = 0;

  return {
    serve(request, response) {
      if (request.method !== 'GET') return false;
      const ready = kept.get(keyOf(request));
      if (!ready) return false;
      const held = request.headers['if-none-match'];
      if (held === undefined || ready.etag === undefined) {
        whole += 1;
        response.writeHead(200, ready.headers as string[]).end(ready.body);
        return true;
      }
      if (!holdsTag(held, ready.etag)) return false;
      unchanged += 1;
      response
        .writeHead(
          304,
          ready.headers.filter((_, at) => !ofBody.test(ready.headers[at - (at % 2)] ?? '')),
        )
        .end();
      return true;
    },

    keep: async (c, next) => {
      const before = changes;
      await next();
      const ready = c.get('ready');
      const request = (c.env as Partial<HttpBindings> | undefined)?.incoming;
      if (!ready || !request || c.req.method !== 'GET' || c.res.status !== 200 || changes !== before) return;
      const key = keyOf(request);
      if (key.length > longestKey) return;
      const headers = [...c.res.headers, ['Content-Length', `${ready.body.length}`]].flat();
      kept.set(key, { etag: ready.etag, headers, body: ready.body }, { ttl: ready.forMs });
    },

    forget() {
      changes += 1;
      kept.clear();
    },

    counts: () => ({ whole, unchanged }),
  };
}

/** As it came: a header that was sent twice makes it another request, which may be refused. */
function keyOf({ url = '', rawHeaders }: IncomingMessage): string {
  let key = url;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    if (telling.has(name)) key += `\n${name} ${rawHeaders[at + 1]}`;
  }
  return key;
}
