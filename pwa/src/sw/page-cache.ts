import { isLanguage, type Language } from '@helpdesk/contract/languages';
import { filterNames } from '@helpdesk/contract/rules/filter-names';

import { pageDataIn } from '#catalogue/page/page-data.ts';
import { pageCacheName } from '#local/cache-names.ts';
import { freePageCache, holdingPaint, lastWord, madeOf, type PagesToCache } from '#local/page-cache.ts';

/** About 4 MB; the one that was stored longest ago goes first. */
const pagesKept = 30;
/** Milliseconds that a page may take to come. */
const patience = 20_000;

interface Build {
  readonly name: string;
  /** Whether this build has such a file, `/assets/index-a1b2.js`. */
  readonly has: (file: string) => boolean;
}

/** Pages as the server made them, to be painted before the app is there, with or without signal. Only true answers of this very build. */
export function pageCache({ name, has }: Build) {
  const cacheName = pageCacheName(name);
  let last: Promise<unknown> = Promise.resolve();
  let spoken: Language | undefined;

  async function keepAll({ language, day, holdsPaint, pages }: PagesToCache): Promise<void> {
    const cache = await caches.open(cacheName);
    if (language !== spoken) await forgetOtherThan(language, cache);
    spoken = language;
    for (const { address, version } of pages) {
      const key = keyOf(new URL(address, 'http://here'));
      // One that cannot be had leaves the others, and the older one of its own address.
      if (key) await keepOne(cache, key, languageIn(key) ?? language, version ? [day, version] : [day], holdsPaint).catch(() => undefined);
    }
    const keys = await cache.keys();
    for (const key of keys.slice(0, -pagesKept)) await cache.delete(key);
  }

  async function keepOne(cache: Cache, key: string, language: Language, of: readonly string[], holdsPaint: boolean) {
    const held = (await cache.match(key))?.headers.get(madeOf);
    if (held?.startsWith(`${[language, ...of].join(' ')} `) && held.endsWith(lastWord(holdsPaint))) return;
    const answer = await fetchPage(languageIn(key) || language === 'en' ? key : `${key}?lang=${language}`);
    const page = await trueAnswer(answer, language, holdsPaint, has);
    // Keys are in the order of their storing: what is stored again is young again.
    if (page || answer.status === 404) await cache.delete(key);
    if (page) await cache.put(key, page);
  }

  return {
    /** One after the other: two at once would fetch everything twice. */
    keep(asked: PagesToCache): Promise<unknown> {
      last = last.then(() => keepAll(asked)).catch(() => undefined);
      return last;
    },
    async answer(url: URL): Promise<Response | undefined> {
      const key = keyOf(url);
      return key ? caches.match(key, { cacheName }).catch(() => undefined) : undefined;
    },
    forgetOtherBuilds: () => freePageCache(cacheName),
  };
}

/** One spelling for all addresses of a page, as the server has it; undefined for the back-office and for what somebody searched for. */
function keyOf({ pathname, searchParams }: URL): string | undefined {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  if (/^\/(?:admin|login)(?:\/|$)/i.test(path) || filterNames.some((name) => searchParams.has(name))) return undefined;
  const [lang, ...others] = searchParams.getAll('lang');
  return isLanguage(lang) && others.length === 0 ? `${path}?lang=${lang}` : path;
}

function languageIn(key: string): Language | undefined {
  const [, lang] = key.split('?lang=');
  return isLanguage(lang) ? lang : undefined;
}

/** Addresses that name no language mean another as soon as another was chosen. */
async function forgetOtherThan(language: Language, cache: Cache): Promise<void> {
  for (const { url } of await cache.keys()) {
    if (languageIn(url)) continue;
    const page = await cache.match(url);
    if (!page?.headers.get(madeOf)?.startsWith(language)) await cache.delete(url);
  }
}

/** Past the browser's own cache, which may hold one of a minute ago. */
async function fetchPage(address: string): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    const answer = await fetch(address, { cache: 'no-cache', redirect: 'error', signal: giveUp.signal });
    // To the end, while there is patience.
    return new Response(await answer.arrayBuffer(), answer);
  } finally {
    clearTimeout(timer);
  }
}

/** Not what a captive portal answers, the bare shell, a page of another build, or one whose end is missing. */
async function trueAnswer(answer: Response, language: Language, holdsPaint: boolean, has: Build['has']): Promise<Response | undefined> {
  if (answer.status !== 200 || !answer.headers.get('Content-Type')?.startsWith('text/html')) return undefined;
  const html = await answer.text();
  const data = pageDataIn(html);
  const files = [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  if (data?.catalogue?.language !== language || files.length === 0 || !files.every(has) || !html.trimEnd().endsWith('</html>')) {
    return undefined;
  }
  const headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(madeOf, [language, data.day, data.catalogue.epoch, data.catalogue.seq, lastWord(holdsPaint)].join(' '));
  return new Response(asKept(holdsPaint ? holdingPaint(html) : html), { headers });
}

/** Its files lie on this phone, too: no other script is asked for before the first one opens the template (`app/entry/open-app.ts`). */
const asKept = (html: string): string =>
  html.replace(/(<script type="module" src="\/assets\/start-[^"]+"><\/script>\n)(.*)(?=\n<\/body>)/, '$1<template data-app>$2</template>');
