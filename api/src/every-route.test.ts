import { calls } from '@helpdesk/contract/calls/calls';
import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { healthCalls } from '@helpdesk/contract/calls/health';
import { alertCalls } from '@helpdesk/contract/sync/alerts';
import { guideCalls } from '@helpdesk/contract/sync/guide-about';
import { expect, test } from 'vitest';
import { routePath } from '#http/route-path.ts';
import { disableAdministrator } from '#session/administrators.sql.ts';
import { endSession, openSession } from '#session/sessions.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';

const { app, sql, send, logIn } = await sampleApp();
const hour = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const all: Endpoint[] = Object.values(calls).flatMap((ofEntity) => Object.values(ofEntity));
const callOf = (method: string, path: string) => all.find((call) => call.method === method && `/api${routePath(call)}` === path);

/** What visitors, kiosks and those who are not logged in yet send. */
const open = [
  '/api/accept-invite',
  '/api/ask-password-link',
  '/api/book-place',
  '/api/contact-form',
  '/api/get-request-states',
  '/api/increment-visitor',
  '/api/kiosk/heartbeat',
  '/api/kiosk/pair',
  '/api/login',
  '/api/report-donation',
  '/api/report-missed-searches',
  '/api/suggest-correction',
  // By which programs ask: it writes nothing.
  '/mcp',
];
const routes = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].map((route) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path, call: callOf(method, path) };
});
const writes = routes.filter(({ method }) => !['GET', 'ALL'].includes(method));
const guarded = routes.filter(
  ({ call, method, path }) => call?.token || (writes.some((it) => it.path === path && it.method === method) && !open.includes(path)),
);

test('every write of the server is a call of the contract, and needs a token unless visitors send it', () => {
  expect(writes.length).toBeGreaterThan(20);
  for (const { method, path, call } of writes) expect([method, path, call?.token ?? open.includes(path)]).toEqual([method, path, true]);
});

/** Answered before the app is asked (`health/probes.ts`), or only by a site that has it. */
const answeredElsewhere: readonly Endpoint[] = [healthCalls.live, healthCalls.ready, guideCalls.file, alertCalls.read];

test('every call of the contract is answered by a route', () => {
  const answered = [...routes.flatMap(({ call }) => call ?? []), ...answeredElsewhere];
  expect(all.filter((call) => !answered.includes(call)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

const tokens: Record<string, () => Promise<string | undefined>> = {
  'without a token': async () => undefined,
  'with a token that nobody was given': async () => `Bearer ${'A'.repeat(43)}`,
  'with something else for a token': async () => 'Basic YWRtaW46YWRtaW4=',
  'with a token that was not used for 8 hours': async () => `Bearer ${await logIn('idle@example.org', ago(8 * hour + 1))}`,
  'with a token that is 7 days old, though in use': async () => {
    const token = await logIn('old@example.org', ago(7 * 24 * hour + 1));
    await sql`UPDATE session SET last_used_at = now()`;
    return `Bearer ${token}`;
  },
  'with a token that was given back': async () => {
    const token = await logIn('gone@example.org');
    await endSession(sql, token);
    return `Bearer ${token}`;
  },
  "with a disabled administrator's token": async () => {
    const token = await logIn('disabled@example.org');
    await disableAdministrator(sql, 'disabled@example.org');
    return `Bearer ${token}`;
  },
  'with a token made for a disabled administrator': async () => {
    const [row] = await sql<[{ id: string }]>`SELECT id FROM administrator WHERE email = 'disabled@example.org'`;
    return `Bearer ${await openSession(sql, row.id, new Date())}`;
  },
};

test.each(Object.entries(tokens))('%s no guarded call is heard', async (_case, authorization) => {
  const given = await authorization();
  const headers: Record<string, string> = given ? { Authorization: given } : {};
  expect(guarded.length).toBeGreaterThan(20);
  for (const { method, path } of guarded) {
    const response = await app.request(path.replaceAll(/:\w+/g, 'x'), { method, headers, body: method === 'GET' ? undefined : '{}' });
    expect([method, path, response.status]).toEqual([method, path, 401]);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: false, displayMessage: 'Please log in.', result: null });
  }
});

test('a large body is not read before the token is looked at', async () => {
  const unread = new ReadableStream({ pull: () => Promise.reject(new Error('read')) });
  const response = await app.request(
    new Request('http://localhost/api/upload-image', { method: 'POST', body: unread, duplex: 'half' } as RequestInit),
  );
  expect(response.status).toBe(401);
});

const bearer = { Authorization: `Bearer ${await logIn()}` };
const added: Record<string, string> = {};
for (const [name, form] of Object.entries(forms)) {
  const path = name === 'place' ? '/add-tourist-place' : `/add-${name}`;
  const { result } = await send('POST', path, form, bearer);
  added[name] = (result as { _id: string } | null)?._id ?? '';
}

const bodies = Object.entries(forms).flatMap(([name, form]) => {
  const on = name === 'place' ? 'tourist-place' : name;
  return [
    { method: 'POST', path: `/add-${on}`, form },
    { method: 'PUT', path: `/update-${on}/${added[name]}`, form },
  ];
});

test('every form is accepted as it is', async () => {
  for (const { method, path, form } of bodies.filter((it) => it.method === 'PUT')) {
    expect(await send(method, path, form, bearer)).toMatchObject({ code: 200, status: true });
  }
});

test.each(bodies)('$method $path refuses every body that is not as the contract has it', async ({ method, path, form }) => {
  const refused = async (change: object) => {
    const { code, status, errors } = await send(method, path, { ...form, ...change }, bearer);
    expect([change, code, status]).toEqual([change, 400, false]);
    expect(Object.keys(errors ?? {})[0]).toContain(Object.keys(change)[0]);
  };
  await refused({ isAdmin: true });
  await refused({ _id: 'mine' });
  await refused({ seq: 0 });
  for (const [field, value] of Object.entries(form)) {
    await refused({ [field]: { odd: true } });
    await refused({ [field]: typeof value === 'number' ? 'three' : 7 });
    if (typeof value === 'string') await refused({ [field]: 'x'.repeat(20_001) });
    if (/URL$/.test(field)) for (const link of dangerousLinks) await refused({ [field]: link });
  }
});

const dangerousLinks = [
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  ' javascript:alert(1)//https://',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example.org',
  'http://maps.example.org/',
  'https://me:pw@maps.example.org/',
  'https:javascript:alert(1)',
];

test.each(['', '[]', 'null', '7', '{', '{"name":"\\u0000"}', '{"name":"\\ud800"}', '{"__proto__":{"popular":true}}'])(
  'the body %s is refused and nothing breaks',
  async (body) => {
    const headers = { 'Content-Type': 'application/json', ...bearer };
    const response = await app.request('/api/add-tourist-place', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  },
);

test('a body that is not JSON, or of more than 256 kB, is refused', async () => {
  const text = await app.request('/api/add-region', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', ...bearer },
    body: JSON.stringify(forms.region),
  });
  expect(text.status).toBe(400);
  expect(await send('POST', '/add-region', { ...forms.region, content: 'x'.repeat(300_000) }, bearer)).toMatchObject({
    code: 413,
    displayMessage: 'This is too large to send at once.',
  });
});

test('a script in a text is stored as the text that it is', async () => {
  const content = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await send('PUT', `/update-tourist-place/${added.place}`, { ...forms.place, content }, bearer);
  expect((await send('GET', `/get-tourist-place/${added.place}`)).result).toMatchObject({ content });
});

/** All rows but those of sessions, which say when they were used last. */
async function rowsNow(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'session'`;
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql<[{ all: string }]>`SELECT coalesce(string_agg(t::text, ' ' ORDER BY t::text), '') AS all FROM ${sql(name)} t`;
    rows[name] = row.all;
  }
  return rows;
}

test('nothing that is asked for by GET changes a row; each answer says its type, and what needs a token is kept by no cache', async () => {
  const before = await rowsNow();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  const reads = routes.filter(({ method, path }) => method === 'GET' && !path.includes('*'));
  const answered = { openly: 0, toAdministrators: 0 };
  for (const { path, call } of reads) {
    const id = Object.entries(added).find(([name]) => path.includes(name))?.[1] ?? 'x';
    const { status, headers } = await app.request(path.replaceAll(/:\w+(?:\{[^}]*\})?/g, id), { headers: bearer });
    if (status === 200) answered[call?.token ? 'toAdministrators' : 'openly'] += 1;
    if (status === 200) expect([path, headers.get('Content-Type')]).toEqual([path, expect.stringContaining('/')]);
    expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff']);
    if (call?.token) expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store']);
  }
  expect(answered.openly).toBeGreaterThan(20);
  expect(answered.toAdministrators).toBeGreaterThan(10);
  expect(await rowsNow()).toEqual(before);
});

const formNameOf = (path: string) => path.replace(/^.*update-(?:tourist-)?/, '').split('/')[0] ?? '';
const byId = routes.flatMap(({ method, path }) => {
  const form = Object.entries(forms).find(([name]) => name === formNameOf(path))?.[1];
  return method === 'DELETE' || (method === 'PUT' && form) ? [{ method, path, form: method === 'PUT' ? form : undefined }] : [];
});

test.each(byId)('$method $path knows no other ids', async ({ method, path, form }) => {
  const { code, status } = await send(method, path.slice('/api'.length).replace(':id', 'nowhere'), form, bearer);
  expect([code, status]).toEqual([404, false]);
});

test('field messages are worded in the language that is asked for', async () => {
  const english = await send('POST', '/add-tourist-place', {}, bearer);
  expect(english).toMatchObject({
    code: 400,
    displayMessage: 'Please check the marked fields.',
    errors: {
      name: 'Name is required',
      content: 'Content is required',
      mapURL: 'Map link is required',
      categoryIds: 'Select at least one category',
      regionId: 'Select at least one region',
      nearByTouristAttractionsIds: 'Select at least one tourist attraction',
      images: 'At least one image is required',
    },
  });
  const marathi = await app.request('/api/add-region', { method: 'POST', headers: { ...bearer, 'Accept-Language': 'mr' }, body: '{' });
  expect(marathi.headers.get('Content-Language')).toBe('mr');
});
