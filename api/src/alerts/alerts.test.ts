import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AlertsAnswer, alertCalls } from '@helpdesk/contract/sync/alerts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { logger } from '#logger.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { askFeed } from './follow-feed.ts';

/** A feed of the authorities: what it answers at each address. */
const answers = new Map<string, string | 'silence' | 404>();
const asked: string[] = [];
const listening = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const answer = answers.get(url) ?? 404;
  if (answer === 'silence') return;
  response.statusCode = answer === 404 ? 404 : 200;
  if (url === '/elsewhere') response.writeHead(302, { Location: '/feed' });
  response.end(answer === 404 ? '' : answer);
});
const origin = await listening(server);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const noon = Date.parse('2026-11-18T06:30:00Z');
let now = noon;
const { sql, get } = await sampleApp({ alerts: true, now: () => now });
const said = vi.spyOn(logger, 'error').mockImplementation(() => {});

interface Cap {
  id?: string;
  status?: string;
  scope?: string;
  type?: string;
  references?: string;
  sent?: string;
  info?: string;
}
const info = ({
  lang = 'en-IN',
  headline = 'Very heavy rain',
  area = 'Pune',
  expires = '2026-11-18T18:00:00+05:30',
  severity = 'Severe',
} = {}) => `
  <info><language>${lang}</language><category>Met</category><event>Rain</event><urgency>Expected</urgency>
  <severity>${severity}</severity><certainty>Likely</certainty>${expires && `<expires>${expires}</expires>`}
  <senderName>IMD Mumbai</senderName><headline>${headline}</headline><description>More than 200 mm &amp; wind.</description>
  <instruction>Keep away from streams.</instruction><area><areaDesc>${area}</areaDesc></area></info>`;
const cap = ({
  id = 'a1',
  status = 'Actual',
  scope = 'Public',
  type = 'Alert',
  references = '',
  sent = '2026-11-18T11:00:00+05:30',
  ...rest
}: Cap = {}) =>
  `<cap:alert xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${id}</identifier><sender>imd@example.org</sender><sent>${sent}</sent>
  <status>${status}</status><msgType>${type}</msgType><scope>${scope}</scope><references>${references}</references>${rest.info ?? info()}</cap:alert>`
    .replaceAll('<', '<cap:')
    .replaceAll('<cap:/', '</cap:')
    .replaceAll('<cap:cap:', '<cap:')
    .replaceAll('</cap:cap:', '</cap:');
const rss = (...paths: string[]) =>
  `<rss version="2.0"><channel>${paths.map((path) => `<item><link>${path}</link></item>`).join('')}</channel></rss>`;
const atom = (...alerts: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom">${alerts.map((alert) => `<entry><content type="text/xml">${alert}</content></entry>`).join('')}</feed>`;

const ask = (path = '/feed', districts = ['Pune'], waitMs = 10_000) => askFeed(sql, { address: origin + path, districts }, now, waitMs);
const told = async () => (await (await get(`/api${alertCalls.read.path}`)).json()) as AlertsAnswer;
const ids = async () => (await told()).alerts.map(({ id }) => id.replace('imd@example.org,', ''));
const shownOf = async (feed: string, districts?: string[]) => {
  answers.set('/feed', feed);
  expect(await ask('/feed', districts)).toBe(true);
  return ids();
};

beforeEach(async () => {
  now = noon;
  answers.clear();
  asked.length = 0;
  said.mockClear();
  await sql`UPDATE alert_feed SET tried_at = NULL, checked_at = NULL, alerts = '[]'`;
});

test('an alert is told with its issuer, its times in UTC and its texts in each language that it was issued in', async () => {
  expect(await told()).toEqual({ checkedAt: null, alerts: [] });
  await shownOf(cap({ info: info() + info({ lang: 'mr-IN', headline: 'अतिवृष्टी' }) }));
  const text = { content: 'More than 200 mm & wind.\nKeep away from streams.', issuer: 'IMD Mumbai' };
  expect(await told()).toEqual({
    checkedAt: '2026-11-18T06:30:00.000Z',
    alerts: [
      {
        id: 'imd@example.org,a1',
        severity: 'severe',
        sent: '2026-11-18T05:30:00.000Z',
        expires: '2026-11-18T12:30:00.000Z',
        texts: [
          { lang: 'en-IN', heading: 'Very heavy rain', ...text },
          { lang: 'mr-IN', heading: 'अतिवृष्टी', ...text },
        ],
      },
    ],
  });
  expect(await (await get('/api/sync/v1/head')).json()).toMatchObject({ alerts: true });
});

test('an alert ends at the moment at which it expires, also when the feed is silent by then; without one after a day', async () => {
  await shownOf(cap());
  now = Date.parse('2026-11-18T12:29:59Z');
  expect(await ids()).toEqual(['a1']);
  now = Date.parse('2026-11-18T12:30:00Z');
  expect(await ids()).toEqual([]);
  await sql`UPDATE alert_feed SET tried_at = NULL`;
  expect(await shownOf(cap())).toEqual([]);
  await sql`UPDATE alert_feed SET tried_at = NULL`;
  expect(await shownOf(cap({ info: info({ expires: '' }) }))).toEqual(['a1']);
  now = Date.parse('2026-11-19T05:30:00Z');
  expect(await ids()).toEqual([]);
});

test.each([
  ['a drill', cap({ status: 'Exercise' })],
  ['a test', cap({ status: 'Test' })],
  ['what is not public', cap({ scope: 'Restricted' })],
  ['another district', cap({ info: info({ area: 'Satara, Punewadi' }) })],
  ['an acknowledgement', cap({ type: 'Ack' })],
  ['what is over', cap({ info: info().replace('Expected', 'Past') })],
  ['an alert without a time', cap({ sent: 'yesterday' })],
  ['what was cancelled', atom(cap(), cap({ id: 'c', type: 'Cancel', references: 'imd@example.org,a1,2026-11-18T11:00:00+05:30' }))],
])('%s is not told', async (_, feed) => {
  expect(await shownOf(feed)).toEqual([]);
  expect((await told()).checkedAt).not.toBeNull();
});

test('an update takes the place of what it refers to, a drill cancels nothing, and the gravest comes first', async () => {
  const references = 'imd@example.org,a1,2026-11-18T11:00:00+05:30';
  const drill = cap({ id: 'd', type: 'Cancel', status: 'Exercise', references: 'imd@example.org,a2,2026-11-18T11:00:00+05:30' });
  const minor = cap({ id: 'a2', info: info({ severity: 'Minor' }) });
  expect(await shownOf(atom(minor, cap(), cap({ id: 'u1', type: 'Update', references }), drill))).toEqual(['u1', 'a2']);
});

test('districts are found by name in any script or by their code, and without any all alerts are told', async () => {
  const coded = info().replace('</area>', '<geocode><valueName>district</valueName><value>521</value></geocode></area>');
  for (const [districts, count] of [
    [['पुणे'], 0],
    [['521'], 1],
    [['52'], 0],
    [['PUNE'], 1],
    [[], 1],
  ] as const) {
    await sql`UPDATE alert_feed SET tried_at = NULL`;
    expect(await shownOf(cap({ info: coded }), [...districts]), String(districts)).toHaveLength(count);
  }
  await sql`UPDATE alert_feed SET tried_at = NULL`;
  expect(await shownOf(cap({ info: info({ area: 'जिल्हा पुणे, सातारा' }) }), ['पुणे'])).toHaveLength(1);
});

test('a list of links is followed to its own origin only, and one that cannot be read takes no other with it', async () => {
  answers
    .set('/a1', cap())
    .set('/a2', cap({ id: 'a2' }))
    .set('/broken', '<alert><identifier>');
  expect(await shownOf(rss('/a1', '/broken', `${origin}/a2`, 'http://127.0.0.2:9/a3', 'file:///etc/passwd'))).toEqual(['a1', 'a2']);
  expect(asked).toEqual(['/feed', '/a1', '/broken', '/a2']);
});

const bomb = `<?xml version="1.0"?><!DOCTYPE alert [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
test.each([
  ['is not well-formed', '<alert><identifier>a2'],
  ['is no feed of alerts', '<html><body>Log in</body></html>'],
  ['is empty', ''],
  ['defines entities', bomb + cap({ info: info({ headline: '&b;' }) })],
  ['uses entities that nobody defined', cap({ info: info({ headline: '&b;' }) })],
  ['is nested without end', '<alert>'.repeat(100_000)],
  ['has more than 1 MB', cap({ info: info({ headline: 'x'.repeat(1024 * 1024) }) })],
  ['never answers', 'silence'],
  ['is gone', 404],
] as const)(
  'a feed that %s leaves what it said last, with the time of then, and says so in the log without its address',
  async (_, feed) => {
    await shownOf(cap());
    const before = await told();
    now += 11 * 60_000;
    answers.set('/feed', feed);
    expect(await ask('/feed', ['Pune'], feed === 'silence' ? 100 : undefined)).toBe(false);
    expect(await told()).toEqual(before);
    expect(said).toHaveBeenCalledOnce();
    expect(String(said.mock.calls[0])).not.toContain(origin);
  },
);

test('a feed of just 1 MB is read, and one that leads elsewhere is not followed', async () => {
  const short = cap();
  expect(await shownOf(short + ' '.repeat(1024 * 1024 - short.length))).toEqual(['a1']);
  now += 11 * 60_000;
  answers.set('/elsewhere', short);
  expect(await ask('/elsewhere')).toBe(false);
});

test('one server asks for all: the others leave it for ten minutes, and a time that is not yet counts as none', async () => {
  answers.set('/feed', cap());
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(expect.arrayContaining([true, false, false]));
  expect(asked).toHaveLength(1);
  now += 10 * 60_000 - 1;
  expect(await ask()).toBe(false);
  now += 1;
  expect(await ask()).toBe(true);
  now -= 10 * 60_000 + 1;
  expect(await ask()).toBe(true);
});

test('a server without a feed knows no alerts and says so', async () => {
  const { get } = await sampleApp();
  expect((await get(`/api${alertCalls.read.path}`)).status).toBe(404);
  expect(await (await get('/api/sync/v1/head')).json()).not.toHaveProperty('alerts');
});
