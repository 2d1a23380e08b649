import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from './paths.mjs';

const pwa = join(root, 'pwa');
const sources = [
  [join(pwa, 'src'), /\/(?:start\.ts|main\.tsx|[\w-]+-page\.tsx|(?:mukta|eczar)-\w+-[46]00\.woff2)$/],
  [join(root, 'packages/words/src/generated'), /\/messages\/[\w-]+\.js$/],
];

/** What a build's manifest says, of sources: each is its own file. */
function manifestOfSources() {
  const paths = sources.flatMap(([folder, wanted]) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((path) => wanted.test(path)),
  );
  const entries = paths.map((path) => {
    const inApp = relative(pwa, path).replaceAll('\\', '/');
    return [inApp, { file: inApp.startsWith('..') ? `@fs${path}` : inApp }];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** The site that is edited. */
async function readSite(vite) {
  const { readSite } = await vite.ssrLoadModule('@helpdesk/site/folder');
  return readSite(join(process.env.SITES_DIR ?? join(root, 'sites'), process.env.SITE || 'junnar'));
}

/** The rows of the API, as a phone fetches them. */
async function fetchCatalogue(api) {
  const head = await (await fetch(`${api}/api/sync/v1/head`)).json();
  const { rows } = await (await fetch(new URL(head.snapshot.url, api))).json();
  return { epoch: head.epoch, seq: head.seq, rows };
}

/**
 * Answers navigations with the pages that the server makes, of the sources as they are: a fault of hydration is seen while one edits.
 * @param vite its development server
 * @param api the address of the API
 */
export function servePages(vite, api) {
  vite.middlewares.use(async (request, response, next) => {
    const isShell = request.url === '/index.html';
    if (request.method !== 'GET' || !(isShell || request.headers.accept?.includes('text/html'))) return next();
    const answer = async (html) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await vite.transformIndexHtml(request.url, html));
    };
    try {
      if (isShell) {
        const { fillShell } = await vite.ssrLoadModule('@helpdesk/site/document');
        const { configuration } = await readSite(vite);
        return await answer(fillShell((await vite.ssrLoadModule('/build/shell.ts')).shell(manifestOfSources()), configuration, ''));
      }
      const { openPages } = await vite.ssrLoadModule('/src/app/entry/server.ts');
      const site = await readSite(vite);
      const [, language = 'en'] = /(?:^|; )lang=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
      const html = await openPages(manifestOfSources(), () => site.configuration).makePage({
        address: request.url,
        language,
        catalogue: await fetchCatalogue(api),
        day: new Intl.DateTimeFormat('sv-SE', { timeZone: site.configuration.timeZone }).format(new Date()),
        origin: `http://${request.headers.host}`,
        siteStyles: site.styles,
      });
      await answer(html);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      next(error);
    }
  });
}
