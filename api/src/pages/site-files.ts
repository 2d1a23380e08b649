import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@helpdesk/contract/languages';
import { manifestFile } from '@helpdesk/contract/rules/addresses';
import { fillShell, siteStylesFile } from '@helpdesk/site/document';
import type { Site } from '@helpdesk/site/folder';
import { withinSite } from '@helpdesk/site/within';
import { messagesIn } from '@helpdesk/words/server-messages';
import { type Context, Hono } from 'hono';

import { policyWithStyles, stylesIn } from '#http/headers.ts';
import { type Compressed, compress } from '#http/kept/compressed-cache.ts';
import { sendCompressed } from '#http/kept/send-compressed.ts';
import { manifestIn } from './web-manifest.ts';

/** What the worker of a site stores beside the files of the product, as Workbox names it. */
interface StoredFile {
  readonly url: string;
  readonly revision: string;
  readonly integrity: string;
  readonly bytes: number;
  /** Without it the app does not open (`pwa/src/sw/app-keeper.ts`). */
  readonly opens?: boolean;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};
const typeOf = (url: string): string => types[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Pictures that a site may have of its own, in its folder `pictures` as in the product's `public`. */
const isPicture = (path: string): boolean => /^(?:art|icons)\/[\w./-]+\.(?:svg|png)$|^favicon\.svg$|^share\.jpg$/.test(path);
const isStored = (path: string): boolean => !path.endsWith('.jpg');

/**
 * The files that are a site's own: its shell, style sheet, manifests and pictures, and the worker that knows them. The names of the worker's files
 * and what must be in them stand before its script, so that it is installed anew when one of them is another.
 * @param dist the built app; without it there is neither shell nor worker
 */
export function siteFiles(site: Site, dist: string | undefined) {
  const texts = withinSite(site.configuration, () => textsOf(site, dist));
  const own = picturesIn(join(site.folder, 'pictures'));
  const all = new Map([...(dist ? picturesIn(dist) : []), ...own]);
  const stored = [
    ...[...texts].map(([url, text]) => ({ ...storedFile(url, Buffer.from(text)), opens: true })),
    ...[...all].filter(([url]) => isStored(url)).map(([url, path]) => storedFile(url, readFileSync(path))),
  ];
  if (dist && existsSync(join(dist, 'sw.js')))
    texts.set('sw.js', `self.siteFiles=${JSON.stringify(stored)};\n${readFileSync(join(dist, 'sw.js'), 'utf8')}`);
  const packed = new Map<string, Promise<Compressed>>();
  const pack = (url: string, text: string): Promise<Compressed> => {
    const known = packed.get(url) ?? compress(text);
    packed.set(url, known);
    return known;
  };

  const routes = new Hono();
  for (const [url, text] of texts) {
    routes.get(`/${url}`, async (c) => {
      c.header('Cache-Control', 'no-cache');
      return sendCompressed(c, await pack(url, text), { type: typeOf(url), isForOne: true });
    });
  }
  for (const [url, path] of own) routes.get(`/${url}`, (c) => sendPicture(c, url, path));
  const shell = texts.get('index.html');
  return { routes, shell: shell === undefined ? undefined : pack('index.html', shell) };
}

function textsOf({ configuration, styles, isSample }: Site, dist: string | undefined): Map<string, string> {
  const texts = new Map([[siteStylesFile, styles]]);
  for (const language of languages) {
    const file = manifestFile(language);
    // An earlier build wrote its own, which its worker knows.
    if (!dist || !existsSync(join(dist, file))) texts.set(file, JSON.stringify(manifestIn(language, isSample)));
  }
  if (dist && existsSync(join(dist, 'index.html')))
    texts.set('index.html', fillShell(readFileSync(join(dist, 'index.html'), 'utf8'), configuration, messagesIn('en').site_description()));
  return texts;
}

/** By the address without its first slash. */
function picturesIn(folder: string): Map<string, string> {
  const names = ['art', 'icons'].flatMap((name) => {
    const below = join(folder, name);
    return existsSync(below)
      ? readdirSync(below, { encoding: 'utf8', recursive: true }).map((path) => `${name}/${path.replaceAll('\\', '/')}`)
      : [];
  });
  const alone = ['favicon.svg', 'share.jpg'].filter((name) => existsSync(join(folder, name)));
  return new Map([...names, ...alone].filter(isPicture).map((name) => [name, join(folder, name)]));
}

function storedFile(url: string, bytes: Buffer): StoredFile {
  const digest = createHash('sha256').update(bytes).digest('base64');
  return { url, revision: digest.slice(0, 16), integrity: `sha256-${digest}`, bytes: bytes.length };
}

/** Opened by itself a drawing runs nothing, and is painted with its own styles. */
function sendPicture(c: Context, url: string, path: string): Response {
  const bytes = new Uint8Array(readFileSync(path));
  if (url.endsWith('.svg')) c.header('Content-Security-Policy', policyWithStyles(stylesIn(new TextDecoder().decode(bytes))));
  c.header('Cache-Control', 'public, max-age=86400');
  return c.body(bytes, 200, { 'Content-Type': typeOf(url) });
}
