import { setImmediate as turn } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerProblem } from '#http/answer.ts';
import { type ReadBudget, readBudget } from './read-budget.ts';

/** A server on which the test says what is worked, by a clock of its own. */
function serve(answer: (c: Context, budget: ReadBudget) => Promise<Response> | Response) {
  const clock = { now: 1_000_000, worked: 0 };
  const work = (ms: number) => {
    clock.worked += ms;
  };
  const budget = readBudget(
    1,
    () => clock.now,
    { atOnceMs: 100, msPerSecond: 50 },
    () => clock.worked,
  );
  const app = new Hono()
    .onError(answerProblem)
    .use(budget.meter)
    .use(async (c, next) => {
      const owner = c.req.header('Owner');
      if (owner) c.set('owner', { id: owner, email: '', role: 'editor', sessionId: '' } as never);
      await next();
    })
    .use(budget.gate)
    .get('/left', (c) => c.text(String(budget.left(c))))
    .all('*', (c) => answer(c, budget));
  const ask = async (network: string, path = '/', init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { 'X-Forwarded-For': network, ...init.headers } });
  const left = async (network: string, headers = {}) => Number(await (await ask(network, '/left', { headers })).text());
  return { ask, left, clock, work };
}

const one = '203.0.113.7';
const other = '203.0.113.8';

test('a network pays for the milliseconds that are worked for it, and for nobody else’s', async () => {
  const { ask, left, work } = serve(async (c, budget) => {
    (await budget.begin(c)).now(() => work(30));
    return c.text('made');
  });
  await ask(one);
  expect([await left(one), await left(other)]).toEqual([70, 100]);
});

test('what is worked after an answer waited for something is paid for, too', async () => {
  const { ask, left, work } = serve(async (c) => {
    await turn();
    work(20);
    await turn();
    work(20);
    return c.text('made');
  });
  await ask(one);
  expect(await left(one)).toBe(60);
});

test('who waits while somebody else is worked for pays nothing of it', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { ask, left, work } = serve(async (c, budget) => {
    if (c.req.path === '/waits') await finished;
    else (await budget.begin(c)).now(() => work(90));
    return c.text('made');
  });
  const waiting = ask(other, '/waits');
  await ask(one);
  finish();
  await waiting;
  expect([await left(one), await left(other)]).toEqual([10, 100]);
});

test('nothing is made where nothing is left, and one millisecond is enough to begin', async () => {
  const costs = [99, 5, 1];
  const { ask, left, clock, work } = serve(async (c, budget) => {
    (await budget.begin(c)).now(() => work(costs.shift() ?? 0));
    return c.text('made');
  });
  expect([(await ask(one)).status, (await ask(one)).status]).toEqual([200, 200]);
  expect(await left(one)).toBe(-4);
  const refused = await ask(one);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
  expect((await ask(other)).status).toBe(200);
  // 50 a second come back.
  clock.now += 80;
  expect((await ask(one)).status).toBe(429);
  clock.now += 40;
  expect((await ask(one)).status).toBe(200);
  clock.now += 60_000;
  expect(await left(one)).toBe(100);
});

test('of many that come at once each begins only when the one before has paid', async () => {
  const { ask, work } = serve(async (c, budget) => {
    (await budget.begin(c)).now(() => work(40));
    return c.text('made');
  });
  const all = await Promise.all(Array.from({ length: 50 }, () => ask(one)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('who owes as much as may be worked at once reads nothing; writes have limits of their own', async () => {
  const { ask, clock, work } = serve((c) => {
    if (c.req.path !== '/kept') work(100);
    return c.text('made');
  });
  expect([(await ask(one)).status, (await ask(one)).status]).toEqual([200, 200]);
  expect((await ask(one, '/kept')).status).toBe(200);
  await ask(one, '/', { method: 'POST' });
  const refused = await ask(one, '/kept');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2']);
  expect((await ask(one, '/kept', { method: 'HEAD' })).status).toBe(429);
  expect((await ask(one, '/kept', { method: 'POST' })).status).toBe(200);
  expect((await ask(other, '/kept')).status).toBe(200);
  clock.now += 2_000;
  expect((await ask(one, '/kept')).status).toBe(200);
});

test('an administrator pays for themselves: nobody who shares their network keeps them out, nor they anybody', async () => {
  const { ask, left, work } = serve((c) => {
    work(500);
    return c.text('made');
  });
  await ask(one);
  expect((await ask(one)).status).toBe(429);
  const headers = { Owner: 'asha' };
  expect((await ask(one, '/', { headers })).status).toBe(200);
  expect((await ask(one, '/', { headers })).status).toBe(429);
  expect((await ask(other, '/', { headers })).status).toBe(429);
  expect(await left(other)).toBe(100);
});

test('a debt is over within half a minute after whoever made it has stopped', async () => {
  const { ask, clock, work } = serve((c) => {
    work(1_000_000);
    return c.text('made');
  });
  await ask(one);
  clock.now += 29_000;
  expect((await ask(one)).status).toBe(429);
  clock.now += 31_000;
  expect((await ask(one)).status).toBe(200);
});

test('all addresses of one household are one network, and no more than ten thousand networks are remembered', async () => {
  const { ask, left, work } = serve((c) => {
    work(10);
    return c.text('made');
  });
  await ask('2001:db8:1:2::1');
  expect([await left('2001:db8:1:2:ffff::1'), await left('2001:db8:2::1')]).toEqual([90, 100]);
  await ask(one);
  for (let n = 0; n < 10_000; n += 1) await ask(`10.${n >> 8}.${n & 255}.1`);
  expect(await left(one)).toBe(100);
});
