import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

import { plainPage } from '#pages/plain-page.ts';

/**
 * A bare node:http server, in a process of its own, that answers each address as another server did when it was first
 * asked: the same bytes, from memory. Started by `openCopy`.
 *
 * For the pages: with `static` they come without scripts, and with the least worker that keeps what was seen; with `plain`
 * besides as anybody could write them; with `client` the same empty page stands at each address, which the app fills in the browser.
 */
const [origin = '', mode] = process.argv.slice(2);

interface Kept {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const kept = new Map<string, Promise<Kept>>();

const server = createServer((asked, response) => {
  const address = asked.url ?? '/';
  const answer = kept.get(address) ?? (mode === 'same' ? answerOf(address, asked.headers['accept-encoding']) : pageAnswer(address));
  kept.set(address, answer);
  void answer.then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
});

async function answerOf(address: string, encoding = 'identity'): Promise<Kept> {
  const asking = request(origin + address, { headers: { 'Accept-Encoding': encoding } }).end();
  const [response] = await once(asking, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, date: ____, ...headers } = response.headers as IncomingHttpHeaders;
  return { status: response.statusCode, headers: { ...headers, 'content-length': `${body.length}` }, body };
}

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');

/** The worker keeps what was seen, and from then on answers it from there. */
const worker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
const keep = async (request) => {
  const answer = await fetch(request);
  const cache = await caches.open('seen');
  await cache.put(request, answer.clone());
  return answer;
};
self.addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((seen) => seen ?? keep(event.request))));
`;

async function pageAnswer(address: string): Promise<Kept> {
  if (address === '/worker.js') return { status: 200, headers: { 'content-type': 'text/javascript' }, body: Buffer.from(worker) };
  const page = await answerOf(address);
  if (!page.headers['content-type']?.startsWith('text/html')) return answerOf(address, 'br');
  if (mode === 'client') return answerOf('/index.html', 'br');
  const html = mode === 'plain' ? plainPage(page.body.toString()) : withoutScripts(page.body.toString());
  // As our server packs its pages.
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const { 'content-security-policy': _, ...headers } = page.headers;
  return { ...page, headers: { ...headers, 'content-encoding': 'br', 'content-length': `${body.length}` }, body };
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.(address?.port);
});
