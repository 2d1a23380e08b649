import { hash } from '@node-rs/argon2';
import { beforeEach, expect, test } from 'vitest';
import { purgeExpired } from '#retention.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { putAdministrator } from './administrators.sql.ts';
import { hashPassword } from './password.ts';

const start = Date.UTC(2026, 10, 21);
const [second, hour, day] = [1_000, 3_600_000, 24 * 3_600_000];
let clock = start;
const { sql, app, send } = await sampleApp({ now: () => clock, trustedProxyHops: 1 });

const email = 'asha@example.org';
const password = 'a long walk up the fort';
/** Costs next to nothing to compare with: what is counted here are attempts, by the hundred. */
const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
const home = '203.0.113.7';

beforeEach(async () => {
  clock = start;
  await sql`DELETE FROM login_failure`;
  await sql`DELETE FROM known_network`;
  await sql`DELETE FROM submission_bucket`;
  await sql`DELETE FROM administrator`;
  await putAdministrator(sql, email, passwordHash);
});

const logIn = (typed = password, address = home, who = email, token = '') =>
  send(
    'POST',
    '/login',
    { email: who, password: typed },
    { 'X-Forwarded-For': address, ...(token && { Authorization: `Bearer ${token}` }) },
  );
const guess = async (address: string, who = email) => (await logIn('wrong', address, who)).code;
/** Seconds that an attempt is told to wait; undefined when it was heard, or was told none. */
const waitAfter = async (attempt: Promise<{ code: number; displayMessage: string }>) => {
  const { code, displayMessage } = await attempt;
  return code === 429 ? Number(/\d+/.exec(displayMessage)?.[0]) || undefined : undefined;
};
const closed = {
  code: 429,
  displayMessage: 'Too many attempts. Please try again later, or from a network where you have logged in before.',
};
/** Guesses from ever new networks, as often as one is heard. */
const exhaust = async () => {
  let heard = 0;
  for (let tried = 0; tried < 120; tried += 1) if ((await guess(`198.51.100.${tried}`)) === 401) heard += 1;
  return heard;
};
const written = async () => [
  await sql`SELECT * FROM login_failure ORDER BY subject`,
  await sql`SELECT * FROM submission_bucket ORDER BY subject`,
  await sql`SELECT * FROM known_network ORDER BY subject`,
];

test('50 wrong passwords slow down, and the right one gets in after a minute', async () => {
  const waits: number[] = [];
  for (let tried = 0; tried < 50; tried += 1) {
    const wait = await waitAfter(logIn('wrong'));
    if (wait === undefined) continue;
    waits.push(wait);
    clock += wait * second;
    expect(await guess(home)).toBe(401);
  }
  expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(Math.max(...waits)).toBe(60);
  const wait = (await waitAfter(logIn())) ?? 0;
  expect(wait).toBeGreaterThan(0);
  clock += wait * second;
  expect((await logIn()).code).toBe(200);
  expect((await logIn()).code).toBe(200);
});

test('who is kept waiting is told how long, in words and in a header', async () => {
  for (let tried = 0; tried < 5; tried += 1) await logIn('wrong');
  const response = await app.request('/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': home },
    body: JSON.stringify({ email, password }),
  });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await response.json()).toMatchObject({ displayMessage: 'Too many attempts. Please wait 1 second and try again.' });
});

test('a day has room for fewer than 100 guesses at an account, from however many networks', async () => {
  expect(await exhaust()).toBe(50);
  for (let hours = 0; hours < 24; hours += 1) {
    clock += hour;
    for (let tried = 0; tried < 10; tried += 1) await guess(`192.0.2.${hours * 10 + tried}`);
  }
  const [{ heard }] = await sql<[{ heard: number }]>`SELECT sum(failures)::int AS heard FROM login_failure`;
  expect(heard).toBeLessThan(100);
  expect(await logIn(password, '2001:db8::1')).toMatchObject(closed);
});

test('what a day has room for comes back', async () => {
  await exhaust();
  expect(await logIn(password, '2001:db8::1')).toMatchObject(closed);
  clock += day;
  expect((await logIn(password, '2001:db8::1')).code).toBe(200);
});

test('a /48 of IPv6 is 256 networks, not 65,536', async () => {
  for (let tried = 0; tried < 60; tried += 1) await guess(`2001:db8:7:${(tried % 256).toString(16)}::1`, `user${tried}@example.org`);
  expect(await logIn('wrong', '2001:db8:7:ff::1', 'another@example.org')).toMatchObject(closed);
  expect(await guess('2001:db8:7:100::1', 'another@example.org')).toBe(401);
});

test('where the owner has logged in before, the right password is heard at once while others guess', async () => {
  expect((await logIn()).code).toBe(200);
  await exhaust();
  expect(await logIn(password, '2001:db8::1')).toMatchObject(closed);
  expect((await logIn()).code).toBe(200);
  clock += 89 * day;
  await exhaust();
  expect((await logIn()).code).toBe(200);
});

test('a network from which nobody has logged in for 90 days is a strange one again, and forgotten', async () => {
  await logIn();
  clock += 90 * day;
  await exhaust();
  expect(await logIn()).toMatchObject(closed);
  await purgeExpired(sql, new Date(clock - 1));
  // The network and the device.
  expect(await sql`SELECT FROM known_network`).toHaveLength(2);
  await purgeExpired(sql, new Date(clock));
  expect(await sql`SELECT FROM known_network`).toHaveLength(0);
});

test('who is told to wait is heard after that, however hard others try, from the same network too', async () => {
  for (let tried = 0; tried < 8; tried += 1) {
    clock += ((await waitAfter(logIn('wrong'))) ?? 0) * second;
    await guess(home);
  }
  const wait = (await waitAfter(logIn())) ?? 0;
  expect(wait).toBeGreaterThan(0);
  for (let waited = 0; waited < wait; waited += 1) {
    clock += second;
    for (let tried = 0; tried < 10; tried += 1) {
      await guess(home, `invented${waited}-${tried}@example.org`);
      await guess(`198.51.${waited}.${tried}`);
    }
  }
  expect(await logIn(password, '2001:db8::1')).toMatchObject(closed);
  expect((await logIn()).code).toBe(200);
});

test('whoever tries many accounts from one network is stopped, and one who belongs there is not', async () => {
  expect((await logIn()).code).toBe(200);
  let heard = 0;
  for (let tried = 0; tried < 80; tried += 1) if ((await guess(home, `user${tried}@example.org`)) === 401) heard += 1;
  expect(heard).toBeLessThan(60);
  expect(await logIn('wrong', home, 'another@example.org')).toMatchObject(closed);
  expect((await logIn()).code).toBe(200);
});

test('a refused attempt writes nothing', async () => {
  for (let tried = 0; tried < 5; tried += 1) await guess(home);
  await exhaust();
  const before = await written();
  expect((await logIn('wrong')).code).toBe(429);
  expect(await logIn('wrong', '192.0.2.9')).toMatchObject(closed);
  expect(await written()).toEqual(before);
});

test('a proxy in front is believed once: an invented address or another port gains nothing', async () => {
  for (let tried = 0; tried < 5; tried += 1) await guess(`10.0.0.${tried}, 198.51.100.9:${50_000 + tried}`);
  expect(await waitAfter(logIn('wrong', '10.9.9.9, 198.51.100.9'))).toBe(1);
});

test('after a clock that was 30 days ahead is put right, no administrator waits for it', async () => {
  const month = 30 * 24 * 3_600_000;
  for (let tried = 0; tried < 12; tried += 1) clock += ((await waitAfter(logIn('wrong'))) ?? 0) * second + 1;
  clock += month;
  for (let tried = 0; tried < 20; tried += 1) await logIn('wrong');
  expect(await waitAfter(logIn())).toBeGreaterThan(0);
  clock -= month;
  expect((await logIn()).code).toBe(200);
});

test('failures that a server counted whose clock is a minute ahead still count', async () => {
  for (let tried = 0; tried < 5; tried += 1) await logIn('wrong');
  clock -= 60 * second;
  expect(await waitAfter(logIn())).toBeGreaterThan(60);
});

test('many attempts at once gain nothing', async () => {
  const answered = await Promise.all(Array.from({ length: 20 }, () => logIn('wrong')));
  expect(answered.filter(({ code }) => code === 401)).toHaveLength(5);
  expect(answered.filter(({ code }) => code === 429)).toHaveLength(15);
});

/** So many passwords are hashed meanwhile that no place is left but those that are kept. */
async function whileStrangersFillTheQueue(work: () => Promise<void>) {
  let isFull = true;
  const keepOnHashing = async () => {
    while (isFull) await hashPassword('one of many');
  };
  const hashing = Array.from({ length: 30 }, keepOnHashing);
  await work();
  isFull = false;
  await Promise.all(hashing);
}

test('whoever logged in from their network before is heard while strangers fill the queue of what is hashed', async () => {
  const owners = Array.from({ length: 10 }, (_, index) => `owner${index}@example.org`);
  for (const owner of owners) await putAdministrator(sql, owner, passwordHash);
  for (const [index, owner] of owners.entries()) expect((await logIn(password, `203.0.113.${index}`, owner)).code).toBe(200);
  await whileStrangersFillTheQueue(async () => {
    const right = await Promise.all(owners.map(async (owner, index) => (await logIn(password, `203.0.113.${index}`, owner)).code));
    expect(right).toEqual(owners.map(() => 200));
  });
});

test('an attempt that there was no room for does not count', async () => {
  for (let tried = 0; tried < 2; tried += 1) await guess(home);
  const before = await sql`SELECT subject, failures, free_at FROM login_failure`;
  await whileStrangersFillTheQueue(async () => {
    for (let tried = 0; tried < 10; tried += 1) expect(await guess(home)).toBe(503);
    expect(await guess('192.0.2.1')).toBe(503);
  });
  expect(await sql`SELECT subject, failures, free_at FROM login_failure`).toEqual(before);
});

/** As one logs in, and what the browser then holds. */
const tokenOf = async (address = home, who = email) => ((await logIn(password, address, who)).result as { token: string }).token;
const floods: Record<string, (at: number) => string[]> = {
  'the same network': () => Array.from({ length: 20 }, () => home),
  'other networks': (at) => Array.from({ length: 20 }, (_, one) => `198.51.${at % 256}.${one}`),
  both: (at) => Array.from({ length: 40 }, (_, one) => (one < 20 ? home : `198.51.${at % 256}.${one}`)),
};
/** Wrong passwords as they come in a second; the statuses that they get. */
const floodOf = async (kind: string, at: number) => Promise.all((floods[kind]?.(at) ?? []).map((address) => guess(address)));
const seconds = process.env.TEST_LONG ? 600 : 40;

test.each(Object.keys(floods))(
  'while 20 wrong passwords a second come from %s, the right one lets the owner in within 5 s, on the device and on another one',
  async (kind) => {
    let token = await tokenOf();
    for (let at = 0; at < seconds; at += 1) {
      const flood = floodOf(kind, at);
      if (at % 20 === 10) {
        const again = await logIn(password, home, email, token);
        expect([at, again.code]).toEqual([at, 200]);
        token = (again.result as { token: string }).token;
      }
      await flood;
      // Whoever comes with another browser: five tries, a second apart.
      if (at % 20 === 15) {
        const tries: number[] = [];
        while (tries.length < 5 && tries.at(-1) !== 200) {
          const [{ code }] = await Promise.all([logIn(), floodOf(kind, at)]);
          tries.push(code);
          clock += second;
        }
        expect([at, tries.at(-1)]).toEqual([at, 200]);
      }
      clock += second;
    }
  },
);

test('whoever has to wait is told so whether or not the password was looked at: only the right one has another answer', async () => {
  await logIn();
  for (let tried = 0; tried < 5; tried += 1) expect(await guess(home)).toBe(401);
  for (let tried = 0; tried < 30; tried += 1) expect(await waitAfter(logIn('wrong'))).toBe(1);
  expect((await logIn()).code).toBe(200);
});

test('what is looked at so has a limit for the day, and the device needs none', async () => {
  const token = await tokenOf();
  for (let tried = 0; tried < 5; tried += 1) await guess(home);
  // As 20,000 wrong ones would leave it.
  expect(await guess(home)).toBe(429);
  await sql`UPDATE submission_bucket SET full_at = ${new Date(clock + day)}`;
  expect((await logIn()).code).toBe(429);
  expect((await logIn(password, home, email, token)).code).toBe(200);
});

test('a network where the owner never logged in gets one guess a minute at most, looked at or not', async () => {
  let heard = 0;
  for (let at = 0; at < 600; at += 5) {
    heard += (await Promise.all(Array.from({ length: 4 }, () => guess('192.0.2.77')))).filter((code) => code === 401).length;
    clock += 5 * second;
  }
  // Five that are free, six while the wait grows to a minute, and then one a minute.
  expect(heard).toBeLessThanOrEqual(5 + 6 + 10);
  expect((await logIn(password, '192.0.2.77')).code).toBe(429);
});

test('a device is known wherever it is, for its own account and for 90 days', async () => {
  const token = await tokenOf();
  await putAdministrator(sql, 'ravi@example.org', passwordHash);
  await exhaust();
  expect((await logIn(password, '2001:db8::1', email, token)).code).toBe(200);
  const again = await tokenOf();
  clock += 90 * day;
  await exhaust();
  expect(await logIn(password, '2001:db8::2', email, again)).toMatchObject(closed);
  expect(await logIn(password, '2001:db8::2', email, 'A'.repeat(43))).toMatchObject(closed);
});

test('a device of one account is none of another, and its own mistakes wait as any', async () => {
  await putAdministrator(sql, 'ravi@example.org', passwordHash);
  const token = await tokenOf(home, 'ravi@example.org');
  await exhaust();
  expect(await logIn(password, '2001:db8::1', email, token)).toMatchObject(closed);
  for (let tried = 0; tried < 5; tried += 1) expect((await logIn('wrong', home, 'ravi@example.org', token)).code).toBe(401);
  expect(await waitAfter(logIn(password, home, 'ravi@example.org', token))).toBe(1);
});

test('whoever has the right password guesses the code no faster for being looked at while they wait', async () => {
  await logIn();
  await sql`UPDATE administrator SET totp_secret = ${'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'} WHERE email = ${email}`;
  for (let tried = 0; tried < 6; tried += 1) await guess(home);
  const codes: number[] = [];
  for (let tried = 0; tried < 20; tried += 1) {
    const body = { email, password, code: `${tried}`.padStart(6, '0') };
    codes.push((await send('POST', '/login', body, { 'X-Forwarded-For': home })).code);
  }
  expect(codes).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
});
