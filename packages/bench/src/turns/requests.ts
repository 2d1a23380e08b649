import { randomUUID } from 'node:crypto';
import { maxSheetBytes } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { calls } from '@helpdesk/contract/calls/calls';
import { fillPath, keyHeader } from '@helpdesk/contract/calls/endpoint';
import { listingSorts } from '@helpdesk/contract/calls/managed/managed-listings';
import { maxPictureBytes } from '@helpdesk/contract/calls/uploads';
import { catalogueTables, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { mcpSegment } from '@helpdesk/contract/rules/addresses';
import type { SyncHead } from '@helpdesk/contract/sync/sync';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';

import type { Ask } from './asked.ts';

/** Requests of one kind. */
export interface Asked {
  readonly name: string;
  readonly run: () => Promise<unknown>;
  /** What is not measured of it. */
  readonly prepare?: () => Promise<unknown>;
}

function firstOf<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The sample region is empty.');
  return row;
}
const place = firstOf(sampleRegion.places);
const resort = firstOf(sampleRegion.resorts);
const region = firstOf(sampleRegion.regions);
const category = firstOf(sampleRegion.categories);

const result = <Result>(text: string): Result => (JSON.parse(text) as { result: Result }).result;

/** Reads of visitors, of programs and of other sites. */
export function openReads(ask: Ask): Asked[] {
  const api = (path: string, name = path): Asked => ({ name, run: () => ask(`/api${path}`) });
  const page = (path: string): Asked => ({ name: `page ${path}`, run: () => ask(path, { refused: true }) });
  const text = encodeURIComponent;
  const head = async () => JSON.parse(await ask('/api/sync/v1/head')) as SyncHead;
  const snapshot = (encoding: string): Asked => ({
    name: `snapshot, ${encoding}`,
    run: async () => ask((await head()).snapshot.url, { headers: { 'Accept-Encoding': encoding } }),
  });
  const delta = (behind: number): Asked => ({
    name: `delta of ${behind} changes`,
    run: async () => {
      const { epoch, schema, seq } = await head();
      return ask(`/api/sync/v1/delta/${epoch}/${schema}/${Math.max(0, seq - behind)}`, { refused: true });
    },
  });
  const program = (name: string, body: object): Asked => ({
    name: `MCP, ${name}`,
    run: () => ask(`/${mcpSegment}`, { body, headers: { Accept: 'application/json, text/event-stream' }, refused: true }),
  });
  const search = (id: number, query: string) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'search', arguments: { text: query } },
  });
  return [
    ...['/', '/tourism-directory', '/accommodation-directory', '/restaurant-directory', '/essentials', '/map', '/saved', '/help', '/data'],
    ...['/tourism-directory?search=fort', '/tourism-directory?search=a+fort+open+now+near+a+stay', '/?search=where+can+we+eat+veg'],
    ...['/tourism-directory?near=19.2,73.85', '/tourism-directory?open=true', '/tourism-directory?lang=mr', '/nothing-is-here'],
    ...[`/${text(category.name.toLowerCase())}`, `/${text(category.name.toLowerCase())}/${text(region.name.toLowerCase())}`],
    ...[`/tourism-directory/${place.slug}`, `/accommodation-directory/${resort.slug}`, '/admin', '/sitemap.xml', '/notices.ics'],
    ...[`/embed/tourism-directory/${place.slug}`, '/notices.atom', '/openapi.json'],
  ]
    .map(page)
    .concat(
      listingKinds.flatMap((kind) => {
        const { path } = calls[kind]?.list ?? { path: '' };
        return ['', '?search=fort', '?search=nothing+like+it', '?limit=20&offset=4000', '?open=true'].map((query) => api(path + query));
      }),
      api(fillPath(calls.places?.one?.path ?? '', { id: place._id })),
      api('/get-categories'),
      api(`/get-category/${category._id}`),
      api(`/get-region-and-attractive-place-list/${category._id}/${region._id}`),
      api('/get-regions'),
      api('/search?text=fort'),
      api(`/search?text=${text('a veg restaurant open now near a fort')}`),
      api(`/search?text=${text('शिवनेरी किल्ला')}`),
      api('/get-dataset'),
      api('/get-notices'),
      api('/guide-file'),
      api('/public/openapi.json'),
      api('/visitor-count'),
      snapshot('br'),
      snapshot('gzip'),
      snapshot('identity'),
      delta(1),
      delta(1_000),
      program('a search', search(1, 'fort')),
      program(
        '100 searches',
        Array.from({ length: 100 }, (_, at) => search(at, `fort ${at}`)),
      ),
    );
}

/** What visitors and kiosks send, at its limits. */
export function openWrites(ask: Ask): Asked[] {
  const person = { name: 'Asha Gore', email: 'asha@example.org', phone: '9876543210' };
  const sent = (path: string, body: object | string): Asked => ({
    name: path,
    run: () => ask(`/api${path}`, { body, headers: { [keyHeader]: randomUUID() }, refused: true }),
  });
  const deep = '['.repeat(4_000) + ']'.repeat(4_000);
  return [
    sent('/book-place', { ...person, placeName: resort.name, message: 'अ'.repeat(1_000) }),
    sent('/contact-form', { ...person, queryType: 'Donation Related', comment: 'अ'.repeat(2_000) }),
    sent('/suggest-correction', { listingId: place._id, listingName: place.name, comment: 'अ'.repeat(1_000) }),
    sent('/report-donation', { utr: '123456789012' }),
    sent('/get-request-states', { keys: Array.from({ length: 50 }, () => randomUUID()) }),
    sent('/report-missed-searches', { searches: Array.from({ length: 20 }, (_, at) => ({ text: `no such fort ${at}`, count: 1 })) }),
    { ...sent('/login', { email: 'a@example.org', password: '7'.repeat(3_000) }), name: '/login, a long password' },
    { ...sent('/contact-form', deep), name: 'JSON, 4,000 deep' },
  ];
}

/** What the back-office reads. */
export function officeReads(ask: Ask): Asked[] {
  const values = { table: 'places', id: place._id, version: 1, language: 'en' };
  const queries: Readonly<Record<string, readonly string[]>> = {
    'managedListings.page': [
      ...listingSorts.map((sort) => `kind=places&sort=${sort}`),
      'kind=places&search=fort',
      'kind=places&need=untranslated&offset=2000',
      'kind=places&translated=not-mr',
    ],
    'managedListings.found': ['kind=places', 'kind=places&search=fort&sort=bytes'],
    'translations.list': catalogueTables
      .map((table) => `table=${table}&language=mr`)
      .concat('table=places&language=mr&needs=left&search=fort'),
    'spreadsheets.export': listingKinds.map((kind) => `kind=${kind}`),
    'spreadsheets.exportWorkbook': listingKinds.map((kind) => `kind=${kind}`),
  };
  return Object.entries(calls).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).flatMap(([name, { method, path, token }]) => {
      if (method !== 'GET' || !token) return [];
      return (queries[`${group}.${name}`] ?? ['']).map((query) => {
        const address = `/api${fillPath(path, values)}${query && `?${query}`}`;
        return { name: address.replace('/api', ''), run: () => ask(address, { asOffice: true, refused: true }) };
      });
    }),
  );
}

/** What the back-office writes, at its limits. */
export function officeWrites(ask: Ask): Asked[] {
  const sent = (name: string, path: string, body: object | string, method = 'POST'): Asked => ({
    name,
    run: () => ask(`/api${path}`, { method, body, asOffice: true, refused: true }),
  });
  const ids = Array.from({ length: 5_000 }, (_, at) => `${place._id}-${at}`);
  let rows: { readonly _id: string }[] = [];
  const all = async () => {
    rows = result(await ask('/api/get-tourist-places'));
  };
  const many = (name: string, change: object): Asked => ({
    name,
    prepare: all,
    run: () =>
      ask('/api/change-listings', { body: { kind: 'places', ids: rows.map(({ _id }) => _id), change }, asOffice: true, refused: true }),
  });
  let csv = '';
  let xlsx = new Uint8Array();
  let plan = '';
  const sheet = (file: string | Uint8Array, name: string, fields: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ kind: 'places', ...fields })) form.append(field, value);
    form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), name);
    return form;
  };
  const takeOut = async () => {
    const whole = result<{ csv: string }>(await ask('/api/export-listings?kind=places', { asOffice: true })).csv;
    // In Devanagari 5,000 lines are more bytes than a file may have.
    csv = whole.split('\r\n').slice(0, 2_000).join('\r\n');
    const packed = result<{ xlsx: string }>(await ask('/api/export-listings-xlsx?kind=places', { asOffice: true })).xlsx;
    xlsx = new Uint8Array(Buffer.from(packed, 'base64'));
  };
  const changed = () => csv.replaceAll('https://', 'https://www.');
  const preview = (name: string, file: () => FormData, prepare: Asked['prepare'] = takeOut): Asked => ({
    name,
    prepare,
    run: async () => {
      const answer = await ask('/api/preview-import', { body: file(), asOffice: true, refused: true });
      plan = (JSON.parse(answer) as { result: { plan: string } | null }).result?.plan ?? '';
    },
  });
  const form = (parts: readonly (readonly [string, string | Blob])[]) => {
    const made = new FormData();
    for (const [name, value] of parts) made.append(name, value);
    return made;
  };
  const upload = (name: string, path: string, body: () => FormData): Asked => ({
    name,
    run: () => ask(path, { body: body(), asOffice: true, refused: true }),
  });
  const noise = (bytes: number) => new Blob([new Uint8Array(bytes).map((_, at) => (at * 2_654_435_761) >>> 13)]);
  return [
    sent('a row of a place', `/update-tourist-place/${place._id}`, {}, 'PUT'),
    sent('200 digits as a password', '/change-password', { current: 'x', password: '7'.repeat(200) }),
    sent('JSON, 256 kB of texts', '/add-tourist-place', { name: 'अ'.repeat(80_000) }),
    sent('JSON, 60,000 values', '/add-tourist-place', { categoryIds: Array.from({ length: 59_000 }, () => 1) }),
    sent('JSON, 60,000 fields', '/add-tourist-place', Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, 1]))),
    sent('5,000 unknown listings at once', '/change-listings', { kind: 'places', ids, change: { what: 'popular', popular: true } }),
    sent('4 MB of ids', '/change-listings', {
      kind: 'places',
      ids: Array.from({ length: 50_000 }, (_, at) => `${at}-`.padEnd(60, 'x')),
      change: { what: 'popular', popular: true },
    }),
    many('5,000 listings at once: popular', { what: 'popular', popular: true }),
    many('5,000 listings at once: checked', { what: 'checked' }),
    {
      name: 'a bulk change undone',
      run: async () => {
        const [last] = result<{ _id: string }[]>(await ask('/api/get-bulk-changes/places', { asOffice: true }));
        return ask(`/api/undo-bulk-change/${last?._id}`, { method: 'PUT', asOffice: true, refused: true });
      },
    },
    sent('enquiries, all', '/search-enquiries', { limit: 10_000 }),
    sent('enquiries, searched', '/search-enquiries', { search: 'asha', limit: 100 }),
    sent('a person exported', '/export-personal-data', { contact: 'asha@example.org' }),
    preview('a CSV of 2,000 lines looked at, unchanged', () => sheet(csv, 'a.csv')),
    preview('an .xlsx of 5,000 lines looked at, unchanged', () => sheet(xlsx, 'a.xlsx')),
    preview('a CSV looked at, 2,000 changes', () => sheet(changed(), 'a.csv')),
    upload('2,000 changed lines put in', '/api/import-listings', () => sheet(changed(), 'a.csv', { plan })),
    preview('20 MB that is no CSV', () => sheet('x'.repeat(maxSheetBytes), 'a.csv')),
    upload('pictures, 10 of 8 MB', '/api/upload-image', () =>
      form(Array.from({ length: 10 }, () => ['image', noise(maxPictureBytes)] as const)),
    ),
    upload('a form of 100,000 parts', '/api/upload-image', () =>
      form(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, 'x'] as const)),
    ),
    upload('a report of 10 MB', '/api/add-report', () =>
      form([
        ['name', 'Accounts'],
        ['file', noise(10 * 1024 * 1024)],
      ]),
    ),
    sent('a person erased', '/erase-personal-data', { contact: 'asha@example.org' }),
  ];
}
