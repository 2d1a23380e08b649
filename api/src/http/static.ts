import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { sharedCaching } from '#http/shared/shared-caching.ts';
import { holdsTag, tagOfForm } from './accepted.ts';
import type { KeptAssets } from './build-assets.ts';
import { policyWithStyles, stylesIn } from './headers.ts';

const immutable = 'public, max-age=31536000, immutable';

/**
 * The pictures of the region: `/images/fort-1-640.webp`. A name is never given to another picture, so immutable.
 * @param sampleFile where the sample region's picture of a name lies
 * @param read of an uploaded one
 */
export function pictureFiles(sampleFile: (name: string) => string, read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>) {
  return new Hono()
    .get(
      '/images/:picture{[a-z0-9-]+-(?:320|640|1280)\\.webp}',
      cached(immutable),
      tagged,
      serveStatic({ rewriteRequestPath: (path) => sampleFile(path.slice('/images/'.length)) }),
    )
    .get('/images/:picture{[a-z0-9-]+-(?:(?:320|640|1280)\\.webp|share\\.jpg)}', async (c) => {
      const name = c.req.param('picture');
      const picture = await read(name);
      if (!picture) return noSuchFile(c);
      c.header('Cache-Control', immutable);
      c.header('ETag', `"${name}"`);
      if (holdsTag(c.req.header('If-None-Match'), `"${name}"`)) return c.body(null, 304);
      if (!name.endsWith('.jpg')) return c.body(picture, 200, { 'Content-Type': 'image/webp' });
      // Made for the previews that others show.
      return c.body(picture, 200, { 'Content-Type': 'image/jpeg', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    })
    .all('/images/*', noSuchFile);
}

/** Who opens the app's shell by its file's name is at the first page; a worker fetches it for all pages. */
export const toFirstPage: MiddlewareHandler = async (c, next) => {
  c.header('Vary', 'Sec-Fetch-Dest', { append: true });
  if (c.req.header('Sec-Fetch-Dest') !== 'document') return next();
  c.header('Cache-Control', 'no-store');
  return c.redirect(`/${new URL(c.req.url).search}`, 302);
};

/**
 * The files of the built app; the packed form (.br, .gz) when there is one. A missing file is 404, never the page: an app
 * of an older build must notice that its chunk is gone.
 * @param otherAssets those of other builds, for pages that are still open, or that a server of another version has answered with
 */
export function appFiles(dist: string, otherAssets: KeptAssets = async () => undefined) {
  const files = serveStatic({ root: dist, precompressed: true });
  const day = cached('public, max-age=86400');
  const aMoment = cached(sharedCaching);
  const iconFile = join(dist, 'favicon.svg');
  const iconPolicy = policyWithStyles(existsSync(iconFile) ? stylesIn(readFileSync(iconFile, 'utf8')) : []);
  const drawn: MiddlewareHandler = async (c, next) => {
    c.header('Content-Security-Policy', iconPolicy);
    await next();
  };
  const routes = new Hono()
    // What the build writes for the server, such as its manifest.
    .get('/:file{\\..+}', noSuchFile)
    .get('/assets/*', cached(immutable), tagged, files, assetsOf(otherAssets), noSuchFile)
    .get('/:file{(?:index\\.html|sw\\.js|manifest(?:-[\\w-]+)?\\.webmanifest)}', aMoment, tagged, files, noSuchFile)
    .get('/favicon.svg', drawn);
  // By its folder or its whole name: the address of a listing may end as a file's does.
  for (const { name, isFolder } of builtEntries(dist)) routes.get(isFolder ? `/${name}/*` : `/${name}`, day, tagged, files, noSuchFile);
  return routes;
}

/** What lies in the folder of the built app, but for what is packed already and what begins with a dot. */
const builtEntries = (dist: string) =>
  readdirSync(dist, { withFileTypes: true })
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .filter(({ name }) => !/^\.|\.(?:br|gz)$/.test(name));

const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** As `serveStatic` answers with files that are packed already. */
const assetsOf =
  (read: KeptAssets): MiddlewareHandler =>
  async (c, next) => {
    const name = c.req.path.slice('/assets/'.length);
    const accepted = c.req.header('Accept-Encoding') ?? '';
    const headers = { 'Content-Type': getMimeType(name) ?? 'application/octet-stream', Vary: 'Accept-Encoding' };
    for (const [encoding, ending] of packings) {
      const packed = accepted.includes(encoding) ? await read(name + ending) : undefined;
      if (packed) return c.body(packed, 200, { ...headers, 'Content-Encoding': encoding });
    }
    const plain = await read(name);
    return plain ? c.body(plain, 200, headers) : next();
  };

/** Tags a whole file by its time and length, in the form in which it is sent, and tells a client that it holds that. */
const tagged: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  const changed = headers.get('Last-Modified');
  if (status !== 200 || changed === null) return;
  const tag = tagOfForm(
    `"${Date.parse(changed).toString(36)}-${headers.get('Content-Length')}"`,
    headers.get('Content-Encoding') ?? undefined,
  );
  headers.set('ETag', tag);
  if (!holdsTag(c.req.header('If-None-Match'), tag)) return;
  await c.res.body?.cancel();
  const kept = [...headers].filter(([name]) => !/^content-(?:type|encoding|length)$/.test(name));
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers: kept });
};

/** For what is found; a missing file says itself that it is kept by no cache. */
const cached =
  (caching: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', caching);
  };

const noSuchFile = (c: Context) => c.text('Not found', 404, { 'Cache-Control': 'no-store' });
