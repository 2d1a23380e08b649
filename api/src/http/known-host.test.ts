import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, expect, test, vi } from 'vitest';

import { listen } from '#listen.ts';
import { logger } from '#logger.ts';
import { answerProblem } from './answer.ts';
import { securityHeaders } from './headers.ts';
import { knownHost } from './known-host.ts';

const warn = vi.fn<(sentence: string) => void>();
function site(siteOrigin?: string, trustedHops = 0) {
  const app = new Hono().onError(answerProblem).use(securityHeaders).use(knownHost({ siteOrigin, trustedHops, warn }));
  return app.get('*', (c) => c.text('here'));
}
const junnar = 'https://junnar.example.org';
const hsts = ({ headers }: Response) => headers.get('Strict-Transport-Security');

test('where the origin of the site is set, another Host is told that it is not here, and only health is told to everybody', async () => {
  warn.mockClear();
  const app = site(junnar);
  for (const host of ['elsewhere.example.org', 'junnar.example.org:3000', 'localhost', '10.0.0.5', 'junnar.example.org.evil.example']) {
    const answer = await app.request(`http://${host}/`);
    expect([answer.status, answer.headers.get('Cache-Control')], host).toEqual([421, 'no-store']);
    expect((await app.request(`http://${host}/api/health`)).status, host).toBe(200);
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining('SITE_ORIGIN')]]);
  for (const url of ['http://junnar.example.org/', 'http://JUNNAR.example.org:80/x', `${junnar}/`]) {
    expect((await app.request(url)).status, url).toBe(200);
  }
  expect((await site().request('http://elsewhere.example.org/')).status).toBe(200);
});

test('a site of https says so for a year, and leads there whom a proxy of ours reports without, but for calls', async () => {
  const over = (protocol: string, hops: number, path = '/forts?lang=mr') =>
    site(junnar, hops).request(`http://junnar.example.org${path}`, { headers: { 'X-Forwarded-Proto': protocol } });
  const moved = await over('http', 1);
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, `${junnar}/forts?lang=mr`]);
  expect((await over('https, http', 1)).status).toBe(308);
  const call = await over('http', 1, '/api/get-account');
  expect([call.status, call.headers.get('Location')]).toEqual([421, null]);
  expect((await over('http', 1, '/api/health')).status).toBe(200);
  expect(hsts(await over('https', 1, '/api/health'))).toContain('max-age=');
  for (const [protocol, hops] of [
    ['https', 1],
    ['http, https', 1],
    ['https, http', 2],
    ['http', 0],
  ] as const) {
    const answer = await over(protocol, hops);
    expect([answer.status, hsts(answer)], `${protocol} ${hops}`).toEqual([200, 'max-age=31536000; includeSubDomains']);
  }
  const plain = await site('http://junnar.example.org', 1).request('http://junnar.example.org/', {
    headers: { 'X-Forwarded-Proto': 'http' },
  });
  expect([plain.status, hsts(plain)]).toEqual([200, null]);
});

test('who runs the server is told once what a setting lacks', async () => {
  const said = async (app: Hono, url: string, headers: Record<string, string> = {}) => {
    warn.mockClear();
    for (let time = 0; time < 3; time += 1) await app.request(url, { headers });
    return warn.mock.calls.map(([sentence]) => /TRUSTED_PROXY_HOPS|SITE_ORIGIN/.exec(sentence)?.[0]);
  };
  const forwarded = { 'X-Forwarded-For': '203.0.113.7' };
  expect(await said(site(junnar), junnar, forwarded)).toEqual(['TRUSTED_PROXY_HOPS']);
  expect(await said(site(junnar, 1), junnar, forwarded)).toEqual([]);
  for (const host of ['junnar.example.org', '203.0.113.9', '172.32.0.1'])
    expect(await said(site(), `http://${host}/`), host).toEqual(['SITE_ORIGIN']);
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]', '192.168.1.4', '10.1.2.3', '172.16.0.1', 'helpdesk', 'helpdesk.local'])
    expect(await said(site(), `http://${host}/`), host).toEqual([]);
});

const listener = await listen(Promise.resolve(site()), { port: 0, host: '127.0.0.1' });
afterAll(() => listener.close(0));

test.each([
  ['two Hosts', 'Host: a.example\r\nHost: b.example', 400],
  ['the same twice', 'Host: localhost\r\nHost: localhost', 400],
  ['a Host that is no name', 'Host: xn--', 400],
  ['a Host with an account', 'Host: me@localhost', 400],
  ['one Host', 'Host: localhost', 200],
])('%s: %s is answered with %i', async (_, hosts, status) => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const socket = connect(listener.port, '127.0.0.1');
  socket.end(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
