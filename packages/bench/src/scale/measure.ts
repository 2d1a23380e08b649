import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { keyHeader } from '@helpdesk/contract/calls/endpoint';
import { visitCalls } from '@helpdesk/contract/calls/visits';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { directorySegments } from '@helpdesk/contract/rules/addresses';
import { listPicture, pictureAt, pictureWidths } from '@helpdesk/contract/rules/picture';
import { type SyncHead, type SyncSnapshot, syncCalls } from '@helpdesk/contract/sync/sync';
import type { Server } from '@helpdesk/pwa/e2e/testing/server.ts';

/** Bytes of whole answers of the real server, status line and headers included, and how many of what there is. */
export interface Measured {
  readonly head: number;
  /** A head that has not changed: 304. */
  readonly unchanged: number;
  readonly snapshot: number;
  /** Of so many changed rows. */
  readonly delta: (rows: number) => number;
  readonly rows: number;
  /** The mean of all public pages, packed with brotli. */
  readonly page: number;
  /** In one language. */
  readonly pageCount: number;
  /** Home and the directories. */
  readonly beginningCount: number;
  readonly worker: number;
  readonly manifest: number;
  readonly count: number;
  readonly write: number;
  readonly search: number;
  /** All files that a phone stores of the app. */
  readonly appBytes: number;
  readonly appFiles: number;
  /** All pictures in all widths, and the one of each listing that every phone keeps. */
  readonly pictureBytes: number;
  readonly pictureCount: number;
  readonly listPictureBytes: number;
  readonly listPictureCount: number;
}

const asPhonesDo = { 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'mr' };
const deltaRows = [1, 5, 25, 100];

export async function measure(server: Server): Promise<Measured> {
  const size = async (path: string, headers = {}, method = 'GET') => (await ask(server.address + path, headers, method)).bytes;
  const headPath = `/api${syncCalls.head.path}`;
  const readHead = async () => (await (await fetch(server.address + headPath)).json()) as SyncHead;
  const head = await ask(server.address + headPath);
  const { snapshot } = await readHead();
  const { rows } = (await (await fetch(server.address + snapshot.url)).json()) as SyncSnapshot;
  const pages = await pagesOf(server.address);
  const listings = listingKinds.flatMap((kind) => [...rows[kind]]);
  const listPictures = [...new Set(listings.flatMap(({ images }) => images.slice(0, 1).map(listPicture)))];
  const pictures = [
    ...new Set(listings.flatMap(({ images }) => images.flatMap((image) => pictureWidths.map((width) => pictureAt(image, width))))),
  ];
  const app = appFilesIn(await (await fetch(`${server.address}/sw.js`)).text());
  const sum = async (paths: readonly string[], headers = {}) => {
    let bytes = 0;
    for (const path of paths) bytes += await size(path, headers);
    return bytes;
  };
  return {
    head: head.bytes,
    unchanged: await size(headPath, { 'If-None-Match': head.etag }),
    snapshot: await size(snapshot.url),
    rows: snapshot.rows,
    page: (await sum(pages.map((path) => `${path}?lang=mr`))) / pages.length,
    pageCount: pages.length,
    beginningCount: 1 + Object.keys(directorySegments).length,
    worker: await size('/sw.js'),
    manifest: await size('/manifest-mr.webmanifest'),
    count: await size(`/api${visitCalls.count.path}`),
    write: await size(`/api${visitCalls.increment.path}`, { [keyHeader]: crypto.randomUUID() }, 'POST'),
    search: await size('/api/search?text=shivneri'),
    appBytes: await sum(app),
    appFiles: app.length,
    pictureBytes: await sum(pictures),
    pictureCount: pictures.length,
    listPictureBytes: await sum(listPictures),
    listPictureCount: listPictures.length,
    delta: await deltas(server, readHead, size),
  };
}

/** Between those that were measured in a straight line, as more rows take more bytes. */
async function deltas(server: Server, readHead: () => Promise<SyncHead>, size: (path: string) => Promise<number>) {
  const points: [rows: number, bytes: number][] = [];
  for (const rows of deltaRows) {
    const { epoch, schema, seq } = await readHead();
    await server.change(
      async (tx) => void (await tx`UPDATE place SET content = content || ' ' WHERE id IN (SELECT id FROM place ORDER BY id LIMIT ${rows})`),
    );
    points.push([rows, await size(`/api/sync/v1/delta/${epoch}/${schema}/${seq}`)]);
  }
  return (rows: number): number => {
    const after = Math.max(
      1,
      points.findIndex(([upTo], at) => rows <= upTo || at === points.length - 1),
    );
    const [[fewer, from], [more, to]] = [points[after - 1], points[after]] as [[number, number], [number, number]];
    return from + ((rows - fewer) / (more - fewer)) * (to - from);
  };
}

/** In the order in which they are visited most: home, directories, then the rest. */
async function pagesOf(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc.replaceAll('&amp;', '&')));
  const english = paths.filter(({ search }) => search === '').map(({ pathname }) => pathname);
  const beginnings = ['/', ...Object.values(directorySegments).map((segment) => `/${segment}`)];
  return [...beginnings, ...english.filter((path) => !beginnings.includes(path))];
}

const appFilesIn = (worker: string): string[] => [
  ...new Set([...worker.matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)].map(([, path = '']) => `/${path.replace(/^\//, '')}`)),
];

async function ask(address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const [answer] = (await once(request(address, { method, headers: { ...asPhonesDo, ...headers } }).end(), 'response')) as [
    IncomingMessage,
  ];
  let bytes = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`.length;
  for (const [at, text] of answer.rawHeaders.entries()) bytes += Buffer.byteLength(text) + (at % 2 === 0 ? ': '.length : '\r\n'.length);
  for await (const piece of answer) bytes += (piece as Buffer).length;
  const status = answer.statusCode ?? 0;
  if (status >= 400) throw new Error(`${method} ${address}: ${status}`);
  return { bytes, etag: answer.headers.etag ?? '' };
}
