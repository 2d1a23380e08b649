import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { logger } from '#logger.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';
import { answerProblem } from './answer.ts';

const { app, sql, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };

test('fields may be called what objects have already: they are unknown like any other', async () => {
  const odd = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
  for (const name of odd) {
    const body = `{"${name}":"x"}`;
    const response = await app.request('/api/add-region', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...bearer },
      body,
    });
    expect(response.status, name).toBe(400);
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    if (name !== '__proto__') expect(Object.entries(errors), name).toContainEqual([name, 'This field does not exist here']);
    const form = new FormData();
    form.append(name, 'x');
    form.append(name, new Blob(['x']), 'x.pdf');
    expect((await send('POST', '/add-report', form, bearer)).code, name).toBe(400);
    expect((await send('GET', `/get-tourist-places?${name}=x`)).code, name).toBeLessThan(500);
  }
});

test('a parameter that is there twice is none, and only the query has parameters', async () => {
  const asked = async (query: string) => (await send('GET', `/get-tourist-places${query}`)).code;
  expect([await asked('?search=fort'), await asked('?search=fort&search=cave')]).toEqual([200, 400]);
  const all = (await send('GET', '/get-tourist-places')).result;
  expect((await send('GET', '/get-tourist-places', undefined, { search: 'fort', Cookie: 'search=fort' })).result).toEqual(all);
});

test('a letter that cannot be stored is refused in words at its field, also in a form with a file', async () => {
  const sentence = 'This text contains a character that we cannot save. Please type it again.';
  for (const letter of ['\0', '\ud800', 'x\udc00']) {
    const body = { ...forms.region, name: `Jun${letter}nar`, translations: { mr: { content: letter } } };
    const { code, errors } = await send('POST', '/add-region', body, bearer);
    expect([code, errors]).toEqual([400, { name: sentence, 'translations.mr.content': sentence }]);
  }
  const form = new FormData();
  form.append('name', 'Ste\0ps');
  expect(await send('POST', '/add-report', form, bearer)).toMatchObject({ code: 400, errors: { name: sentence } });
  const deep = `{"name":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
  const headers = { 'Content-Type': 'application/json', ...bearer };
  expect((await app.request('/api/add-region', { method: 'POST', headers, body: deep })).status).toBe(400);
});

test('JSON may be as deep and hold as many values as a call takes, and no more, and what is too much is said', async () => {
  const headers = { 'Content-Type': 'application/json', ...bearer };
  const post = async (path: string, body: string) => {
    const answered = await app.request(path, { method: 'POST', headers, body });
    const { displayMessage } = (await answered.json()) as { displayMessage?: string };
    return [answered.status, displayMessage];
  };
  const deep = (by: number) => `{"name":${'['.repeat(by - 1)}"}]\\""${']'.repeat(by - 1)}}`;
  const many = (by: number) => JSON.stringify({ ids: Array.from({ length: by - 2 }, () => 1) });
  const tooDeep = [400, 'This request has values more than 16 levels deep. Please send a simpler one.'];
  const tooMany = [413, 'This request holds too many values. Please send them in several requests.'];
  for (const path of ['/api/add-region', '/mcp']) {
    expect(await post(path, deep(16))).not.toEqual(tooDeep);
    expect(await post(path, deep(17))).toEqual(tooDeep);
  }
  for (const [path, most] of [
    ['/api/change-listings', 50_010],
    ['/api/add-region', 5_000],
    ['/mcp', 5_000],
  ] as const) {
    expect(await post(path, many(most))).not.toEqual(tooMany);
    expect(await post(path, many(most + 1))).toEqual(tooMany);
  }
});

test('the year 0 is no date, and the log repeats no value that the database refuses', async () => {
  const notice = (day: string) => send('POST', '/add-notice', { startDate: day }, bearer);
  expect(await notice('0000-01-01')).toMatchObject({ code: 400, errors: { startDate: 'Start Date is required' } });
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const broken = new Hono().onError(answerProblem).get('/', async () => {
    await sql`SELECT ${'secret-day'}::text::date`;
    return new Response();
  });
  expect((await broken.request('/')).status).toBe(500);
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret-day');
  expect(JSON.stringify(log.mock.calls)).toContain('22007');
  log.mockRestore();
});

test('a login takes what a login needs, and no more', async () => {
  for (const path of ['/login', '/accept-invite']) {
    const size = (bytes: number) => send('POST', path, { email: 'x'.repeat(bytes - '{"email":""}'.length) });
    expect((await size(4_096)).code).toBe(400);
    expect((await size(4_097)).code).toBe(413);
  }
});

test('a page of somebody else writes nothing and counts no visit', async () => {
  const count = async () => (await send('GET', '/visitor-count')).result;
  const before = await count();
  const visit = (headers: Record<string, string>) => send('POST', '/increment-visitor', undefined, headers);
  for (const site of ['cross-site', 'same-site']) {
    expect(await visit({ 'Sec-Fetch-Site': site })).toMatchObject({
      code: 403,
      displayMessage: 'This can only be sent from the site’s own pages.',
    });
    expect((await send('GET', '/visitor-count', undefined, { 'Sec-Fetch-Site': site })).code).toBe(200);
  }
  expect(await count()).toEqual(before);
  for (const site of ['same-origin', 'none']) expect((await visit({ 'Sec-Fetch-Site': site })).code).toBe(200);
  expect((await visit({})).code).toBe(200);
  expect(await count()).not.toEqual(before);
});
