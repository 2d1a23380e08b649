import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AlertsAnswer, alertCalls } from '@helpdesk/contract/sync/alerts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { logger } from '#logger.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { askFeed } from './follow-feed.ts';

/** A feed of the authorities: what it answers at each address. */
const answers = new Map<string, string | 'silence' | 404>();
/** Paths that are answered only once all of them have been asked. */
const together = new Map<string, () => void>();
let howManyTogether = 0;
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
  const end = () => response.end(answer === 404 ? '' : answer);
  if (!url.startsWith('/together')) return end();
  together.set(url, end);
  if (together.size === howManyTogether) for (const endOne of together.values()) endOne();
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
const warned = vi.spyOn(logger, 'warn').mockImplementation(() => {});

interface Cap {
  id?: string;
  status?: string;
  scope?: string;
  type?: string;
  references?: string;
  sent?: string;
  sender?: string;
  info?: string;
}
const info = ({
  lang = 'en-IN',
  headline = 'Very heavy rain',
  area = 'Pune',
  expires = '2026-11-18T18:00:00+05:30',
  severity = 'Severe',
  content = 'More than 200 mm &amp; wind.',
} = {}) => `
  <info><language>${lang}</language><category>Met</category><event>Rain</event><urgency>Expected</urgency>
  <severity>${severity}</severity><certainty>Likely</certainty>${expires && `<expires>${expires}</expires>`}
  <senderName>IMD Mumbai</senderName><headline>${headline}</headline><description>${content}</description>
  <instruction>Keep away from streams.</instruction><area><areaDesc>${area}</areaDesc></area></info>`;
const cap = ({
  id = 'a1',
  status = 'Actual',
  scope = 'Public',
  type = 'Alert',
  references = '',
  sent = '2026-11-18T11:00:00+05:30',
  sender = 'imd@example.org',
  ...rest
}: Cap = {}) =>
  `<cap:alert xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${id}</identifier><sender>${sender}</sender><sent>${sent}</sent>
  <status>${status}</status><msgType>${type}</msgType><scope>${scope}</scope><references>${references}</references>${rest.info ?? info()}</cap:alert>`
    .replaceAll('<', '<cap:')
    .replaceAll('<cap:/', '</cap:')
    .replaceAll('<cap:cap:', '<cap:')
    .replaceAll('</cap:cap:', '</cap:');
const rss = (...paths: string[]) =>
  `<rss version="2.0"><channel>${paths.map((path) => `<item><link>${path}</link></item>`).join('')}</channel></rss>`;
const atom = (...alerts: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom">${alerts.map((alert) => `<entry><content type="text/xml">${alert}</content></entry>`).join('')}</feed>`;

const ask = (path = '/feed', districts = ['Pune'], patience = { eachMs: 10_000, allMs: 10_000 }) =>
  askFeed(sql, { address: origin + path, districts }, now, patience);
/** The same after the time in which another server would not ask again. */
const askAgain = (patience?: { eachMs: number; allMs: number }) => {
  now += 11 * 60_000;
  return ask('/feed', ['Pune'], patience);
};
const reference = (id: string, sent = '2026-11-18T11:00:00+05:30', sender = 'imd@example.org') => `${sender},${id},${sent}`;
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
  together.clear();
  said.mockClear();
  warned.mockClear();
  await sql`UPDATE alert_feed SET tried_at = NULL, checked_at = NULL, alerts = '[]', linked = '{}'`;
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
  ['an all-clear', cap({ info: info().replace('<urgency>', '<responseType>AllClear</responseType><urgency>') })],
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

test.each([
  ['is gone', 404],
  ['never answers', 'silence'],
  ['cannot be read', '<alert><identifier>'],
  ['is no alert', '<html/>'],
  ['has more than 1 MB', cap({ info: info({ content: 'x'.repeat(1024 * 1024) }) })],
  ['brings a document type', '<!DOCTYPE alert><alert/>'],
] as const)('a link that %s takes no other with it, and leaves what it said itself as long as the feed lists it', async (_, now404) => {
  const patience = { eachMs: now404 === 'silence' ? 1000 : 10_000, allMs: 3_600_000 };
  answers
    .set('/feed', rss('/a1', '/a2'))
    .set('/a1', now404)
    .set('/a2', cap({ id: 'a2' }));
  expect(await ask('/feed', ['Pune'], patience)).toBe(true);
  expect(await ids()).toEqual(['a2']);
  answers.set('/a1', cap());
  expect(await askAgain(patience)).toBe(true);
  expect(warned).toHaveBeenCalledOnce();
  expect(await ids()).toEqual(['a1', 'a2']);
  answers.set('/a1', now404);
  expect(await askAgain(patience)).toBe(true);
  expect(await ids()).toEqual(['a1', 'a2']);
  answers.set('/feed', rss('/a2'));
  expect(await askAgain(patience)).toBe(true);
  expect(await ids()).toEqual(['a2']);
});

test('a cancellation that cannot be read again still cancels', async () => {
  answers
    .set('/feed', rss('/a1', '/c'))
    .set('/a1', cap())
    .set('/c', cap({ id: 'c', type: 'Cancel', references: reference('a1') }));
  await ask();
  expect(await ids()).toEqual([]);
  answers.delete('/c');
  await askAgain();
  expect(await ids()).toEqual([]);
});

test('a link to another origin is neither asked nor missed, even where an alert stands there', async () => {
  let isAsked = false;
  const elsewhere = createServer((_, response) => {
    isAsked = true;
    response.end(cap({ id: 'elsewhere' }));
  });
  const there = await listening(elsewhere);
  answers.set('/a1', cap());
  expect(await shownOf(rss(`${there}/a2`, '/a1'))).toEqual(['a1']);
  expect([isAsked, warned.mock.calls]).toEqual([false, []]);
  elsewhere.close();
});

test('a language of 35 letters is told as it is, a longer one is none', async () => {
  const longest = 'en-x-abcdefgh-abcdefgh-abcdefgh-abc';
  expect(longest).toHaveLength(35);
  const langsOf = async (lang: string) => {
    await sql`UPDATE alert_feed SET tried_at = NULL`;
    await shownOf(cap({ info: info({ lang }) }));
    return (await told()).alerts.flatMap(({ texts }) => texts.map((text) => text.lang));
  };
  expect(await langsOf(longest)).toEqual([longest]);
  expect(await langsOf(`${longest}d`)).toEqual(['en-US']);
});

test('links that are no addresses take nothing with them', async () => {
  answers.set('/a1', cap());
  expect(await shownOf(rss('http://[', 'https://', '/a1', '/a1', 'javascript:alert(1)'))).toEqual(['a1']);
  expect(asked).toEqual(['/feed', '/a1']);
});

test('of a feed every link of which is dead nothing is said to be checked', async () => {
  await shownOf(cap());
  const before = await told();
  answers.set('/feed', rss('/gone', '/gone-too'));
  expect(await askAgain()).toBe(false);
  expect(await told()).toEqual(before);
  expect(said).toHaveBeenCalledOnce();
});

test('links are read beside each other, six at once', async () => {
  howManyTogether = 6;
  const paths = Array.from({ length: howManyTogether }, (_, n) => `/together${n}`);
  for (const path of paths) answers.set(path, cap({ id: path }));
  expect(await shownOf(rss(...paths))).toHaveLength(6);
});

test('all links together have an end, however many never answer', async () => {
  const many = Array.from({ length: 60 }, (_, n) => `/silent${n}`);
  for (const path of many) answers.set(path, 'silence');
  const links = many.map((path) => `<entry><link href="${path}"/></entry>`).join('');
  answers.set('/feed', atom(cap()).replace('</feed>', `${links}</feed>`));
  expect(await ask('/feed', ['Pune'], { eachMs: 3_600_000, allMs: 300 })).toBe(true);
  expect(await ids()).toEqual(['a1']);
});

test('of all links together 16 MB are read', async () => {
  const paths = Array.from({ length: 17 }, (_, n) => `/large${n}`);
  for (const path of paths) {
    const alert = cap({ id: path });
    answers.set(path, alert + ' '.repeat(1024 * 1024 - alert.length));
  }
  answers.set('/feed', rss(...paths.slice(1)));
  expect(await ask()).toBe(true);
  expect(warned).not.toHaveBeenCalled();
  answers.set('/feed', rss(...paths));
  expect(await askAgain()).toBe(true);
  expect(warned).toHaveBeenCalledOnce();
  expect(await ids()).toHaveLength(10);
});

test('of more than 60 links the newest 60 are read, whatever their order in the feed', async () => {
  const item = (n: number) => `<item><link>/n${n}</link><pubDate>${new Date(noon - (61 - n) * 60_000).toUTCString()}</pubDate></item>`;
  const numbers = Array.from({ length: 61 }, (_, n) => n);
  for (const n of numbers) answers.set(`/n${n}`, cap({ id: `n${n}`, info: info({ area: n < 2 ? 'Pune' : 'Satara' }) }));
  expect(await shownOf(`<rss><channel>${numbers.map(item).join('')}</channel></rss>`)).toEqual(['n1']);
  expect(asked).toHaveLength(61);
});

test('entries that hold an alert and entries that lead to one stand beside each other, and of several links the alert’s own is followed', async () => {
  const links = `<entry><link rel="self" href="/self"/><link type="text/html" href="/page"/><link type="application/cap+xml" href="/a2"/></entry>`;
  answers.set('/a2', cap({ id: 'a2' })).set('/page', '<html/>');
  expect(await shownOf(atom(cap()).replace('</feed>', `${links}</feed>`))).toEqual(['a1', 'a2']);
  expect(asked).toEqual(['/feed', '/a2']);
});

test('of several links none of which is said to be an alert the one to the page itself is followed', async () => {
  const links = '<entry><link rel="self" href="/self"/><link rel="alternate" href="/a2"/></entry>';
  answers.set('/a2', cap({ id: 'a2' }));
  expect(await shownOf(atom(cap()).replace('</feed>', `${links}</feed>`))).toEqual(['a1', 'a2']);
  expect(asked).toEqual(['/feed', '/a2']);
});

test('of an alert 60 infos are read and no more', async () => {
  const others = (count: number) => Array.from({ length: count }, () => info({ area: 'Satara' })).join('');
  expect(await shownOf(cap({ info: others(59) + info() }))).toHaveLength(1);
  now += 11 * 60_000;
  expect(await shownOf(cap({ info: others(60) + info() }))).toEqual([]);
});

const later = '2026-11-18T11:30:00+05:30';
test.each([
  ['cites itself', [cap({ id: 'u', type: 'Update', references: reference('u') })], ['u']],
  [
    'keeps the identifier of what it updates',
    [cap(), cap({ type: 'Update', sent: later, references: reference('a1'), info: info({ headline: 'Now' }) })],
    ['a1'],
  ],
  [
    'is cited by what it cites',
    [
      cap({ id: 'u1', type: 'Update', references: reference('u2', later) }),
      cap({ id: 'u2', type: 'Update', sent: later, references: reference('u1') }),
    ],
    ['u2'],
  ],
  [
    'stands in a ring of three',
    [
      cap({ id: 'r1', type: 'Update', sent: '2026-11-18T10:00:00+05:30', references: reference('r3') }),
      cap({ id: 'r2', type: 'Update', sent: '2026-11-18T10:10:00+05:30', references: reference('r1') }),
      cap({ id: 'r3', type: 'Update', sent: '2026-11-18T10:20:00+05:30', references: reference('r2') }),
    ],
    ['r3'],
  ],
  [
    'ends all that it cites',
    [cap({ id: 'a2' }), cap(), cap({ id: 'u', type: 'Update', references: `${reference('a1')}\n ${reference('a2')}` })],
    ['u'],
  ],
  [
    'has expired itself',
    [cap(), cap({ id: 'u', type: 'Update', references: reference('a1'), info: info({ expires: '2026-11-18T11:30:00+05:30' }) })],
    [],
  ],
  [
    'is about another district by now',
    [cap(), cap({ id: 'u', type: 'Update', references: reference('a1'), info: info({ area: 'Satara' }) })],
    [],
  ],
  [
    'comes from somebody else',
    [cap(), cap({ id: 'u', sender: 'elsewhere@example.org', type: 'Update', references: reference('a1') })],
    ['a1', 'elsewhere@example.org,u'],
  ],
  [
    'is a new alert, which ends nothing that it refers to,',
    [cap(), cap({ id: 'n', sent: '2026-11-18T11:30:00+05:30', references: reference('a1') })],
    ['a1', 'n'],
  ],
  ['names no sender', [cap(), cap({ id: 'u', type: 'Update', references: 'a1' })], ['a1', 'u']],
] as const)('of updates one that %s is read as it is meant', async (_, alerts, shown) => {
  for (const feed of [atom(...alerts), atom(...alerts.toReversed())]) {
    await sql`UPDATE alert_feed SET tried_at = NULL`;
    expect((await shownOf(feed)).toSorted()).toEqual(shown.toSorted());
  }
});

test('an update under the identifier of what it updates is told with its own words', async () => {
  const update = cap({ type: 'Update', sent: later, references: reference('a1'), info: info({ headline: 'The rain weakens' }) });
  await shownOf(atom(update, cap()));
  expect((await told()).alerts.map(({ texts }) => texts[0]?.heading)).toEqual(['The rain weakens']);
});

test.each([
  ['by its own sender ends it', {}, []],
  ['by somebody else ends nothing', { sender: 'elsewhere@example.org' }, ['a1']],
  ['by somebody else who names the sender ends nothing', { sender: 'imd@example.org,a1' }, ['a1']],
  ['that was sent before it ends nothing', { sent: '2026-11-18T10:59:59+05:30' }, ['a1']],
  ['that is a drill ends nothing', { status: 'Exercise' }, ['a1']],
  ['that is not public ends nothing', { scope: 'Private' }, ['a1']],
  ['from a day that is not yet ends nothing', { sent: '2026-11-19T12:00:01+05:30' }, ['a1']],
  ['from a clock that is a day ahead ends it', { sent: '2026-11-19T12:00:00+05:30' }, []],
] as const)('a cancellation %s', async (_, from, shown) => {
  expect(await shownOf(atom(cap(), cap({ id: 'c', type: 'Cancel', references: reference('a1'), ...from })))).toEqual(shown);
});

test.each([
  ['31 June', '2026-06-31T12:00:00+05:30'],
  ['the year 9999', '9999-12-31T23:59:59+05:30'],
  ['a time without a zone', '2026-11-20T12:00:00'],
  ['a time before it was sent', '2026-11-18T10:00:00+05:30'],
])('an alert that expires on %s ends after a day, as one without a time', async (_, expires) => {
  await shownOf(cap({ info: info({ expires }) }));
  expect((await told()).alerts.map((alert) => alert.expires)).toEqual(['2026-11-19T05:30:00.000Z']);
});

test.each(['2026-02-30T11:00:00+05:30', '9999-11-18T11:00:00+05:30', '2026-11-18', ''])(
  'an alert that was sent at “%s” is not told',
  async (sent) => {
    expect(await shownOf(atom(cap({ sent }), cap({ id: 'a2' })))).toEqual(['a2']);
  },
);

test('an alert about several things says each by itself with its own severity, time and languages, and not what has expired', async () => {
  const thing = (headline: string, rest = {}) => info({ headline, ...rest });
  const infos = [
    thing('Rain', { severity: 'Minor' }),
    thing('पाऊस', { lang: 'mr_IN', severity: 'Minor' }),
    thing('Flood', { severity: 'Extreme', expires: '2026-11-18T20:00:00+05:30' }),
    thing('पूर', { lang: 'mr-IN', severity: 'Severe', expires: '2026-11-18T21:00:00+05:30' }),
    thing('Fog', { expires: '2026-11-18T11:59:00+05:30' }),
    thing('Wind', { area: 'Satara' }),
  ];
  await shownOf(cap({ info: infos.join('') }));
  const said = (await told()).alerts.map(({ id, severity, expires, texts }) => ({
    id,
    severity,
    expires,
    texts: texts.map(({ lang, heading }) => [lang, heading]),
  }));
  expect(said).toEqual([
    {
      id: 'imd@example.org,a1,1',
      severity: 'severe',
      expires: '2026-11-18T15:30:00.000Z',
      texts: [
        ['en-IN', 'Flood'],
        ['mr-IN', 'पूर'],
      ],
    },
    {
      id: 'imd@example.org,a1',
      severity: 'minor',
      expires: '2026-11-18T12:30:00.000Z',
      texts: [
        ['en-IN', 'Rain'],
        ['mr-IN', 'पाऊस'],
      ],
    },
  ]);
});

test('the gravest of what is said in several languages counts', async () => {
  await shownOf(cap({ info: info({ severity: 'Minor' }) + info({ lang: 'mr', severity: 'Moderate' }) }));
  expect((await told()).alerts.map(({ severity }) => severity)).toEqual(['moderate']);
});

test('what is missing in an alert is taken from what is there, and what says nothing is not told', async () => {
  const bare = info({ headline: '', content: '' })
    .replace('<senderName>IMD Mumbai</senderName>', '')
    .replace('<language>en-IN</language>', '');
  const unnamed = info({ headline: '', content: 'Stay inside.\nWait.' }).replace('<event>Rain</event>', '');
  const silent = info({ headline: '', content: '' })
    .replace('<event>Rain</event>', '')
    .replace(/<instruction>.*<\/instruction>/, '');
  await shownOf(
    atom(
      cap({ info: bare }),
      cap({ id: 'a2', info: unnamed }),
      cap({ id: 'a3', info: silent }),
      cap({ id: 'a4', info: '<info/>' }),
      cap({ id: '' }),
    ),
  );
  expect((await told()).alerts.map(({ texts }) => texts[0])).toEqual([
    { lang: 'en-US', heading: 'Rain', content: 'Keep away from streams.', issuer: 'imd@example.org' },
    { lang: 'en-IN', heading: 'Stay inside.', content: 'Stay inside.\nWait.\nKeep away from streams.', issuer: 'IMD Mumbai' },
  ]);
});

test('texts, identifiers and languages have an end, between letters, and two long identifiers stay two', async () => {
  const long = 'क्षि'.repeat(2000);
  const endless = (end: string) =>
    cap({
      id: `${'😀'.repeat(5000)}${end}`,
      sender: '😀'.repeat(5000),
      info: info({ headline: long, content: long, lang: 'x-'.repeat(5000) }),
    });
  await shownOf(atom(endless('1'), endless('2')));
  const { alerts } = await told();
  expect(new Set(alerts.map(({ id }) => id)).size).toBe(2);
  for (const { id, texts } of alerts) {
    expect(id.length).toBeLessThan(1000);
    expect(id).not.toMatch(/\p{Surrogate}/u);
    expect(texts[0]?.lang).toBe('en-US');
    expect(texts[0]?.heading).toMatch(/^(?:क्षि){49}…$/);
    expect(texts[0]?.content).toMatch(/^(?:क्षि){374}…$/);
  }
});

test('words of the protocol count in capitals and small letters, and an alert that comes twice is told once, the newer one', async () => {
  const loud = cap({ status: 'ACTUAL', scope: 'public', type: 'ALERT', info: info({ severity: 'SEVERE' }) });
  await shownOf(atom(loud, cap({ sent: later, info: info({ headline: 'Newer' }) }), loud));
  expect((await told()).alerts.map(({ severity, texts }) => [severity, texts[0]?.heading])).toEqual([['severe', 'Newer']]);
});

test('ten alerts are told at most, the gravest and newest of them', async () => {
  const minor = Array.from({ length: 10 }, (_, n) =>
    cap({ id: `m${n}`, sent: `2026-11-18T10:0${n}:00+05:30`, info: info({ severity: 'Minor' }) }),
  );
  expect(await shownOf(atom(...minor))).toHaveLength(10);
  await sql`UPDATE alert_feed SET tried_at = NULL`;
  expect(await shownOf(atom(...minor, cap()))).toEqual(['a1', 'm9', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3', 'm2', 'm1']);
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
    expect(await ask('/feed', ['Pune'], feed === 'silence' ? { eachMs: 100, allMs: 10_000 } : undefined)).toBe(false);
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
