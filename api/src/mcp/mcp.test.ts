import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { isOn } from '@helpdesk/contract/kinds/field';
import { kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { openData } from '@helpdesk/site/open-data';
import { site } from '@helpdesk/site/site';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { listen } from '#listen.ts';
import { testBudget } from '#testing/budgets.ts';
import { sampleApp } from '#testing/sample-app.ts';

// Friday noon in the region.
const { app, sql } = await sampleApp({ now: () => Date.UTC(2026, 0, 16, 6, 30) });
const { port, close } = await listen(Promise.resolve(app), { port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${port}`;
const client = new Client({ name: 'a program', version: '1' });
/** A connection that rests is closed by the server, perhaps while a busy machine asks by it. */
const byItself = { Connection: 'close' };
beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers: byItself } })));
afterAll(async () => {
  await client.close();
  await close(0);
});

interface Told {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly address: string;
  readonly checkedOn: string | null;
  readonly closedUntil: string | null;
}

/** What a tool answers: as data, and the very same as text. */
async function call<Answer>(name: string, given: Record<string, unknown>): Promise<Answer> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: given });
  expect([isError ?? false, content]).toEqual([false, [{ type: 'text', text: JSON.stringify(structuredContent) }]]);
  return structuredContent as Answer;
}

async function refusal(name: string, given: Record<string, unknown>): Promise<string> {
  const { isError, content } = await client.callTool({ name, arguments: given });
  expect(isError).toBe(true);
  return (content as { text: string }[])[0]?.text ?? '';
}

const find = (text: string, further = {}) =>
  call<{ results: Told[]; count: number; leftOut: string | null; onlyAlike: boolean; licence: object }>('search', { text, ...further });

const fort = sampleRegion.places.find(({ slug }) => slug === 'shivneri-fort');
const closed = sampleRegion.notices.find(({ kind, listing }) => kind === 'closed' && listing);
if (!fort || !closed?.listing) throw new Error('the sample region is empty');

test('a program is told of four tools that only read, with what they take and answer', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'get', 'nearby', 'notices']);
  for (const { inputSchema, outputSchema, annotations, description } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(outputSchema?.type).toBe('object');
    expect(outputSchema).toHaveProperty('properties.licence');
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(description).toBeTruthy();
  }
});

test('the search is that of the site: a misspelt name is found, with its page, its day of checking and the licence', async () => {
  const { results, licence: told } = await find('shivnery fort');
  expect(results[0]).toMatchObject({
    id: fort._id,
    kind: 'places',
    name: 'Shivneri Fort',
    address: `${origin}/tourism-directory/shivneri-fort`,
    checkedOn: fort.checkedOn,
  });
  expect(told).toEqual({ name: openData.licence.name, url: openData.licence.url, attribution: site.name.en });
});

test('a wish says what was left out of it; kinds and limit narrow it; names that merely come near say so', async () => {
  expect((await find('hotel with helipad')).leftOut).toBe('helipad');
  const { results, count } = await find('restaurant', { kinds: ['restaurants'], limit: 1 });
  expect([results.length, results[0]?.kind, count > 1]).toEqual([1, 'restaurants', true]);
  expect(await find('shivnrei qurtzz')).toMatchObject({ onlyAlike: true });
  expect(await find('xxxxxxxxxxxx')).toMatchObject({ results: [], count: 0, onlyAlike: false });
});

test('names and addresses are in the language that is asked for', async () => {
  const [first] = (await find('shivneri', { language: 'mr', kinds: ['places'] })).results;
  expect(first).toMatchObject({ name: fort.translations.mr?.name, address: `${origin}/tourism-directory/shivneri-fort?lang=mr` });
});

test.each(listingKinds)('a listing of %s is told with all that its page may say, and nothing else', async (kind) => {
  const row = sampleRegion[kind][0];
  const { listing } = await call<{ listing: Told & { details: object } }>('get', { id: row?._id });
  expect(listing).toMatchObject({ kind, name: row?.name, checkedOn: row?.checkedOn, text: row?.content });
  for (const [name, field] of fieldsOf(kind)) if (!isOn(field, 'page')) expect(listing.details).not.toHaveProperty(name);
  expect(listing.details).toHaveProperty('facts');
});

test('what is closed today says until when, and is not open', async () => {
  const { listing } = await call<{ listing: Told & { opensToday: unknown } }>('get', { id: closed.listing?.id });
  expect(listing).toMatchObject({ closedUntil: closed.endDate, opensToday: [] });
});

test('from every listing at night the nearest hospital is a real place that is open, and what is everywhere says so', async () => {
  const { app: atNight } = await sampleApp({ now: () => Date.UTC(2026, 0, 16, 16) });
  const night = await listen(Promise.resolve(atNight), { port: 0, host: '127.0.0.1' });
  const asking = new Client({ name: 'a program', version: '1' });
  await asking.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${night.port}/mcp`), { requestInit: { headers: byItself } }),
  );
  interface Service extends Told {
    readonly openNow: boolean | null;
    readonly everywhere: boolean;
    readonly position: object | null;
  }
  const ask = async (name: string, given: Record<string, unknown>) =>
    ((await asking.callTool({ name, arguments: given })).structuredContent as { results: Service[] }).results;
  const near = sampleRegion.places.find(({ name }) => name.includes('Malshej'));
  const results = await ask('nearby', { id: near?._id, kinds: ['services'], limit: 20 });
  const closed = results.map(({ openNow }) => openNow === false);
  expect(closed).toContain(true);
  expect(closed).toEqual([...closed].sort((one, other) => Number(one) - Number(other)));
  expect(results.filter(({ everywhere, position }) => everywhere || position === null)).toEqual([]);
  const numbers = (await ask('search', { text: 'Ambulance 108', kinds: ['services'] })).filter(({ everywhere }) => everywhere);
  expect(numbers).toMatchObject([{ name: 'Ambulance 108', position: null, openNow: true }]);
  await asking.close();
  await night.close(0);
});

test('a closure and a severe warning of a region are told of its listings', async () => {
  const heading = {
    heading: 'Rockfall',
    content: 'Stones fall.',
    source: '',
    startDate: '2026-01-01',
    endDate: '2026-01-20',
    translations: {},
  };
  const region = { kind: 'regions', id: fort.regionId };
  const told = async (kind: 'closed' | 'danger') => {
    await writeCatalogue(sql, (tx) =>
      putRows(tx, 'notices', [
        { ...heading, _id: 'rockfall', kind, severity: kind === 'danger' ? 'severe' : 'moderate', listing: region } as never,
      ]),
    );
    return (await call<{ listing: object }>('get', { id: fort._id })).listing;
  };
  expect(await told('closed')).toMatchObject({ closedUntil: '2026-01-20', doNotGoUntil: null, openNow: false, opensToday: [] });
  expect(await told('danger')).toMatchObject({ closedUntil: null, doNotGoUntil: '2026-01-20', openNow: false, opensToday: [] });
});

test('what is near comes the nearest first, from a listing or from a point, and never the listing itself', async () => {
  type Near = Told & { metres: number };
  const from = await call<{ results: Near[] }>('nearby', { id: fort._id, kinds: ['places'], limit: 8 });
  const metres = from.results.map((each) => each.metres);
  expect(metres).toEqual([...metres].sort((one, other) => one - other));
  expect(metres).toHaveLength(8);
  expect(from.results.map(({ id }) => id)).not.toContain(fort._id);
  const point = await call<{ results: Near[] }>('nearby', { latitude: 19.2, longitude: 73.86, limit: 1 });
  expect(point.results[0]).toMatchObject({ direction: expect.any(String), address: expect.stringContaining(origin) });
});

test('notices are those of a day, of all or of one listing, with the page on which they are read', async () => {
  type Notices = { day: string; notices: { heading: string; address: string; listing: Told | null }[] };
  const today = await call<Notices>('notices', {});
  expect(today.day).toBe('2026-01-16');
  expect(today.notices.find(({ heading }) => heading === closed.heading)?.listing).toMatchObject({ id: closed.listing?.id });
  for (const { address } of today.notices) expect(address).toContain(origin);
  const ofFort = await call<Notices>('notices', { id: fort._id });
  expect(ofFort.notices.map(({ heading }) => heading)).not.toContain(closed.heading);
  const none = await call<Notices>('notices', { day: '2020-01-01' });
  expect(none).toMatchObject({ day: '2020-01-01', notices: [] });
});

test('what cannot be answered is said in a sentence, in the language that is asked for', async () => {
  expect(await refusal('get', { id: 'nowhere' })).toBe('The guide has no listing with this id. Search for it by name.');
  expect(await refusal('nearby', { id: 'nowhere', language: 'hi' })).toContain('मार्गदर्शिका');
  expect(await refusal('nearby', {})).toBe('Give a starting point: either the id of a listing, or latitude and longitude.');
  expect(await refusal('nearby', { id: fort._id, latitude: 19 })).toContain('either');
});

test.each([
  ['search', { text: '' }],
  ['search', { text: 'x'.repeat(201) }],
  ['search', { text: 'fort', unknown: 1 }],
  ['search', { text: 'fort', limit: 21 }],
  ['search', { text: 'fort', kinds: ['enquiries'] }],
  ['get', {}],
  ['get', { id: fort._id, language: 'xx' }],
  ['nearby', { latitude: 91, longitude: 0 }],
  ['notices', { day: 'tomorrow' }],
])('%s refuses %o', async (name, given) => {
  expect(await refusal(name, given)).toContain('Invalid arguments');
});

test('whom to call and what is not published are told by no tool', async () => {
  const hidden = sampleRegion.places[1];
  await writeCatalogue(sql, async (tx) => {
    const { resorts, restaurants } = sampleRegion;
    await putRows(
      tx,
      'resorts',
      resorts.map((row) => ({ ...row, contactPersonName: 'canary', contactPhoneNumber: '+919999900001' })),
    );
    await putRows(
      tx,
      'restaurants',
      restaurants.map((row) => ({ ...row, contactNumber: '+919999900001' })),
    );
    await tx`UPDATE ${tx(kinds.places.table)} SET unpublished = true WHERE id = ${hidden?._id ?? ''}`;
  });
  expect(contactFields('resorts')).not.toEqual([]);
  const ids = listingKinds.flatMap((kind) => sampleRegion[kind].map(({ _id }) => _id)).filter((id) => id !== hidden?._id);
  const said = await Promise.all(ids.slice(-60).map((id) => call('get', { id })));
  said.push(await call('nearby', { id: fort._id, limit: 20 }), await find('canary'), await find('stay'), await call('notices', {}));
  expect(JSON.stringify(said)).not.toMatch(/canary|99999/);
  expect(await refusal('get', { id: hidden?._id })).toContain('no listing');
  expect((await find(hidden?.name ?? '')).results.map(({ id }) => id)).not.toContain(hidden?._id);
});

describe('over HTTP', () => {
  const json = { ...byItself, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const post = (headers = {}, body = list) => fetch(`${origin}/mcp`, { method: 'POST', headers: { ...json, ...headers }, body });

  test.each(['https://hotel.example.com', 'null', origin])(
    'a page of any origin may ask, without what its browser knows: %s',
    async (page) => {
      const { status, headers } = await post({ Origin: page });
      expect([status, headers.get('Access-Control-Allow-Origin'), headers.get('Access-Control-Allow-Credentials')]).toEqual([
        200,
        '*',
        null,
      ]);
    },
  );

  test('what is asked under another Host is refused, whatever page asks', async () => {
    const { app: own } = await sampleApp({ siteOrigin: 'https://junnar.example.org' });
    const ask = (host: string) =>
      own.request(`http://${host}/mcp`, { method: 'POST', headers: { ...json, Host: host, Origin: `http://${host}` }, body: list });
    expect([(await ask('junnar.example.org')).status, (await ask('rebound.example.net')).status]).toEqual([200, 421]);
  });

  test('there is no session, no stream to hold open, and no cookie', async () => {
    const response = await post();
    expect([response.headers.get('Mcp-Session-Id'), response.headers.get('Set-Cookie')]).toEqual([null, null]);
    expect((await fetch(`${origin}/mcp`, { headers: { ...byItself, Accept: 'text/event-stream' } })).status).toBe(405);
    expect((await fetch(`${origin}/mcp`, { method: 'DELETE', headers: byItself })).status).toBe(405);
  });

  test('a body that is no request, or too large, is refused', async () => {
    expect((await post({}, '{')).status).toBe(400);
    expect((await post({ 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post({}, JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(20_000) }))).status).toBe(413);
  });

  const searches = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'search', arguments: { text: `fort ${id}` } },
      })),
    );

  test('one network has as much worked as with other reads, and each call of a batch is paid for', async () => {
    const { app: strict } = await sampleApp({ budget: testBudget(30, 0, 1).budget });
    const ask = async (body: string) => {
      const response = await strict.request('/mcp', { method: 'POST', headers: { ...json, Accept: 'application/json' }, body });
      return { status: response.status, text: await response.text() };
    };
    const first = await ask(searches(20));
    const answered = JSON.parse(first.text) as { result: { isError?: boolean } }[];
    const refused = answered.filter(({ result }) => result.isError);
    expect([first.status, answered.length]).toEqual([200, 20]);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(20);
    expect((await ask(list)).status).toBe(429);
  });

  test('between two calls of a batch others are answered', async () => {
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        await new Promise<void>((resolve) => setImmediate(resolve));
        turns += 1;
      }
    })();
    await (await app.request(`${origin}/mcp`, { method: 'POST', headers: json, body: searches(50) })).text();
    isOver = true;
    await others;
    expect(turns).toBeGreaterThanOrEqual(50);
  });

  test.each(['application/json', '*/*', 'application/*;q=0.8, text/html', undefined])(
    'who takes %s is answered with JSON',
    async (accept) => {
      const asked = new Headers({ ...byItself, 'Content-Type': 'application/json' });
      if (accept) asked.set('Accept', accept);
      // `fetch` adds what it takes; a request of our own may take nothing.
      const response = await app.request(`${origin}/mcp`, { method: 'POST', headers: asked, body: list });
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json']);
      expect(((await response.json()) as { result: { tools: object[] } }).result.tools).toHaveLength(4);
      const batch = await app.request(`${origin}/mcp`, { method: 'POST', headers: asked, body: searches(3) });
      expect((await batch.json()) as object[]).toHaveLength(3);
    },
  );

  test('who takes neither JSON nor anything is told so', async () => {
    expect((await post({ Accept: 'text/html' })).status).toBe(406);
  });

  test('a page of any origin may ask what it may do, as with other public reads', async () => {
    const response = await fetch(`${origin}/mcp`, {
      method: 'OPTIONS',
      headers: {
        ...byItself,
        Origin: 'https://hotel.example.com',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,mcp-protocol-version',
      },
    });
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('mcp-protocol-version');
  });
});
