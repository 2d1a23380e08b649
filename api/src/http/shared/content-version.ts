import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockAt } from '@helpdesk/site/region-clock';
import { site } from '@helpdesk/site/site';
import type { Context } from 'hono';

/** In an answer: of which catalogue, day and build it is. In a request of the proxy in front: under which of them the answer will be kept. */
export const versionHeader = 'Content-Version';

/** In seconds; only nginx reads it, and hands it to nobody. */
const kept = { 'X-Accel-Expires': '3600' };

/** What all public answers are functions of, beside their addresses. */
export type ContentVersion = (catalogue: { readonly epoch: string; readonly seq: number }) => string;

/**
 * `42-a1b2c3d4e5`: the seq, then a digest of all else.
 * @param dist the built app, whose first document names all its files
 */
export function contentVersion(dist: string | undefined, siteOrigin: string | undefined, now: () => number): ContentVersion {
  const document = dist && join(dist, 'index.html');
  const build = document && existsSync(document) ? readFileSync(document, 'utf8') : '';
  return ({ epoch, seq }) => {
    const rest = JSON.stringify([epoch, clockAt(site.utcOffsets, now()).day, siteOrigin, build]);
    return `${seq}-${createHash('sha256').update(rest).digest('hex').slice(0, 10)}`;
  };
}

/** The seq that the proxy in front has heard of from some server; 0 when it says none. */
export const seqOfEdge = (c: Context): number => Number(/^\d{1,15}(?=-)/.exec(c.req.header(versionHeader) ?? '')?.[0] ?? 0);

/** Lets a proxy keep an answer under the version that it asks for, for an hour, if it is of that very version; else as long as any cache may. */
export function sayVersion(c: Context, version: string): void {
  c.header(versionHeader, version);
  if (c.req.header(versionHeader) === version) for (const [name, value] of Object.entries(kept)) c.header(name, value);
}
