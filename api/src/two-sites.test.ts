import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '@helpdesk/contract/calls/calls';
import { fillPath, keyHeader } from '@helpdesk/contract/calls/endpoint';
import { dataFilesOf, dataPath, feedFiles } from '@helpdesk/contract/open-data/data-files';
import { junnar } from '@helpdesk/site/testing/junnar';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { connect } from '#db/pool/connect.ts';
import { databaseBeside } from '#db/pool/database-beside.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { openSession } from '#session/sessions.ts';
import { startServer, stopServers } from '#testing/start-server.ts';

// One server, two sites: whatever is written at one, with whatever token, key or cookie, is never read at the other.

const scratch = mkdtempSync(join(tmpdir(), 'helpdesk-two-sites-'));
const sitesDir = join(scratch, 'sites');
const { sql, url } = await testDatabase();
const { data: _, panorama: __, ...like } = JSON.parse(readFileSync(join(junnar.folder, 'site.json'), 'utf8'));

/** As both are called, in no other's answers. */
const names = ['Aamberwald', 'Zuzwaqtal'] as const;
const hosts = ['aamberwald.test', 'zuzwaqtal.test'] as const;
type At = 0 | 1;
for (const at of [0, 1] as const) {
  const folder = join(sitesDir, names[at].toLowerCase());
  mkdirSync(folder, { recursive: true });
  const named = { en: `${names[at]} Helpdesk` };
  const site = {
    ...like,
    name: named,
    shortName: { en: names[at] },
    welcome: named,
    openData: { ...like.openData, fileName: names[at].toLowerCase() },
  };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, addresses: { hosts: [hosts[at]] } }));
  cpSync(join(junnar.folder, 'people.json'), join(folder, 'people.json'));
}
const server = startServer({
  DATABASE_URL: url,
  DATA_DIR: join(scratch, 'data'),
  SITES_DIR: sitesDir,
  SITE: names[0].toLowerCase(),
  ENQUIRIES_PER_10_MINUTES: '100000',
  TRUSTED_PROXY_HOPS: '1',
});
const address = await server.address;
const databases = [sql, connect(databaseBeside(url, names[1].toLowerCase()), { max: 2 })] as const;

afterAll(async () => {
  await stopServers();
  await databases[1].end();
  const [{ name }] = await sql<[{ name: string }]>`SELECT current_database() AS name`;
  await sql`DROP DATABASE ${sql(`${name}_${names[1].toLowerCase()}`)} WITH (FORCE)`;
  rmSync(scratch, { recursive: true });
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Each asks from another: no limit of reads is met. */
let asked = 0;
const network = () => {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
};

/** What a site answers: its status and, unpacked, all that it says, headers too. */
async function ask(at: At, path: string, { method = 'GET', headers, body }: Asked = {}): Promise<{ status: number; text: string }> {
  const json = body && JSON.stringify(body);
  const sent = request(`${address}${path}`, {
    method,
    headers: { Host: hosts[at], 'X-Forwarded-For': network(), ...(json && { 'Content-Type': 'application/json' }), ...headers },
  });
  sent.end(json);
  const [answer] = (await new Promise((resolve, reject) => {
    sent.once('response', (it) => resolve([it]));
    sent.once('error', reject);
  })) as [import('node:http').IncomingMessage];
  const bytes = await buffer(answer);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers['content-encoding'] ?? ''];
  return { status: answer.statusCode ?? 0, text: `${JSON.stringify(answer.rawHeaders)}\n${unpack ? unpack(bytes) : bytes}` };
}

// The second site is opened by the first request.
await ask(1, '/');
const tokens = await Promise.all(
  databases.map(async (database) => {
    const [{ id }] = await database<[{ id: string }]>`
      INSERT INTO administrator (email, password_hash, role) VALUES ('asha@example.org', 'none', 'administrator') RETURNING id`;
    return openSession(database, id, new Date());
  }),
);
const bearer = (of: At) => ({ Authorization: `Bearer ${tokens[of]}` });

const ids: [string[], string[]] = [[], []];
const otherOf = (at: At): At => (at === 0 ? 1 : 0);
const either = fc.constantFrom<At[]>(0, 1);
const paths = [
  '/?lang=en',
  '/places?lang=mr',
  '/about-us?lang=en',
  '/contact-us?lang=hi',
  '/help?lang=en',
  '/sw.js',
  '/index.html',
  '/site.css',
  '/manifest.webmanifest',
  '/manifest.mr.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/data',
  ...dataFilesOf('aamberwald').map(({ name }) => dataPath(name)),
  ...dataFilesOf('zuzwaqtal').map(({ name }) => dataPath(name)),
  ...feedFiles.map((name) => `/${name}`),
];
const reads = Object.values(calls)
  .flatMap((group) => Object.values(group))
  .filter(({ method }) => method === 'GET');

const act = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), at: either }),
  fc.record({ kind: fc.constant('add with a foreign token' as const), at: either }),
  fc.record({ kind: fc.constant('enquire' as const), at: either }),
  fc.record({ kind: fc.constant('read a call' as const), at: either, nth: fc.nat(), foreign: fc.boolean(), token: fc.boolean() }),
  fc.record({ kind: fc.constant('read a page' as const), at: either, nth: fc.nat(), packed: fc.boolean() }),
  fc.record({ kind: fc.constant('read by an id of the other' as const), at: either }),
);

let enquiries = 0;

async function play(it: typeof act extends fc.Arbitrary<infer Act> ? Act : never): Promise<void> {
  const { at } = it;
  // Pages are long: of one that tells, the place is said.
  const isNotTold = (text: string) => {
    const told = text.indexOf(names[otherOf(at)]);
    expect(told < 0 ? '' : text.slice(Math.max(0, told - 80), told + 80), JSON.stringify(it)).toBe('');
  };
  const category = () => ({ name: `${names[at]} ${randomUUID()}`, heading: names[at], description: names[at] });
  if (it.kind === 'add') {
    const { status, text } = await ask(at, '/api/add-category', { method: 'POST', body: category(), headers: bearer(at) });
    expect(status).toBe(201);
    ids[at].push(/"_id":"([^"]+)"/.exec(text)?.[1] ?? '');
    return isNotTold(text);
  }
  if (it.kind === 'add with a foreign token') {
    const { status, text } = await ask(at, '/api/add-category', { method: 'POST', body: category(), headers: bearer(otherOf(at)) });
    expect(status).toBe(401);
    return isNotTold(text);
  }
  if (it.kind === 'enquire') {
    const form = { name: names[at], email: 'v@example.org', phone: '9172139172', queryType: 'Donation Related', comment: names[at] };
    const key = randomUUID();
    for (const where of [at, otherOf(at)]) {
      const sent = { ...form, name: names[where], comment: names[where] };
      const { status, text } = await ask(where, '/api/contact-form', { method: 'POST', body: sent, headers: { [keyHeader]: key } });
      // A key that one site has stored is new to the other.
      expect([status, text.includes(names[otherOf(where)])]).toEqual([200, false]);
    }
    enquiries += 1;
    return;
  }
  if (it.kind === 'read by an id of the other') {
    const id = ids[otherOf(at)].at(-1);
    if (!id) return;
    const { status, text } = await ask(at, `/api/get-category/${id}`);
    expect(status).toBe(404);
    return isNotTold(text);
  }
  if (it.kind === 'read a page') {
    const { text } = await ask(at, paths[it.nth % paths.length] ?? '', { headers: it.packed ? { 'Accept-Encoding': 'br' } : {} });
    return isNotTold(text.replaceAll(hosts[otherOf(at)], ''));
  }
  const call = reads[it.nth % reads.length];
  if (!call) return;
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ids[otherOf(at)].at(-1) ?? 'x']));
  const headers = it.token ? bearer(it.foreign ? otherOf(at) : at) : {};
  const { status, text } = await ask(at, `/api${fillPath(call.path, params)}`, { headers });
  if (call.token && it.token && it.foreign) expect(status, call.path).toBe(401);
  isNotTold(text);
}

/** Acts of which up to eight are under way together. */
const atOnce = fc.array(act, { minLength: 1, maxLength: 8 });

test('whatever is written and read at two sites of one server, by whom, in what order and at once, neither ever tells of the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(atOnce, { minLength: 8, maxLength: 12 }), async (turns) => {
      for (const acts of turns) await Promise.all(acts.map(play));
    }),
    { numRuns: process.env.TEST_LONG ? 200 : 12, endOnFailure: true },
  );
  // Each has kept its own, and nothing else.
  for (const at of [0, 1] as const) {
    const rows = await databases[at]<{ name: string }[]>`SELECT name FROM category`;
    expect(rows.length).toBe(ids[at].length);
    expect(rows.every(({ name }) => name.startsWith(names[at]))).toBe(true);
    const sent = await databases[at]<{ name: string }[]>`SELECT body->>'name' AS name FROM enquiry`;
    expect(sent.map(({ name }) => name)).toEqual(Array.from({ length: enquiries }, () => names[at]));
  }
});

test('each site’s page says its own name', async () => {
  for (const at of [0, 1] as const) expect((await ask(at, '/?lang=en')).text.includes(`<title>${names[at]} Helpdesk`)).toBe(true);
});
