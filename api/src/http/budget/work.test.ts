import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { nextTurn } from './turns.ts';
import { bytesInTurns, eachInTurns, eachOf, inTurns, jsonParts, TextInParts, unpaid } from './work.ts';

async function bytesOf(...of: Parameters<typeof bytesInTurns>): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of bytesInTurns(...of)) parts.push(part);
  return parts;
}

test('JSON in parts is what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect([...jsonParts(value)].join('')).toBe(JSON.stringify(value));
    }),
  );
  for (const value of [{ a: undefined, b: new Date(0) }, { a: [undefined, { b: undefined }] }, [], {}, { a: { b: { c: { d: [1] } } } }])
    expect([...jsonParts(value)].join('')).toBe(JSON.stringify(value));
});

test('a member of a list is made only when it is written', () => {
  const made: number[] = [];
  const parts = jsonParts({ result: eachOf([1, 2, 3], (each) => made.push(each)) });
  for (let at = 0; at < 2; at += 1) parts.next();
  expect(made).toEqual([1]);
  expect([...parts].join('')).toBe(',2,3]}');
});

test('a text in parts is one text of the JSON, and a part is made only when it is written', () => {
  const parts = ['fort "', '\n', '', '🏔'.repeat(70_000), 'किल्ला'];
  const made: string[] = [];
  const make = (part: string) => {
    made.push(part);
    return part;
  };
  const inParts = () => new TextInParts(eachOf(parts, make));
  expect([...jsonParts({ csv: inParts(), file: 'a' })].join('')).toBe(JSON.stringify({ csv: parts.join(''), file: 'a' }));
  const written = jsonParts({ csv: inParts() });
  made.length = 0;
  for (let at = 0; at < 3; at += 1) written.next();
  expect(made).toEqual([parts[0]]);
});

test('a text comes whole, whatever its letters, in parts that are not long', async () => {
  // A letter of two halves at every place where a part may end.
  for (const text of ['', 'fort', '🏔️'.repeat(70_000), `x${'🏔'.repeat(70_000)}`, 'किल्ला '.repeat(30_000)]) {
    const parts = await bytesOf(text, unpaid);
    expect(Buffer.concat(parts).toString()).toBe(text);
    expect(Math.max(0, ...parts.map((part) => part.length))).toBeLessThanOrEqual(4 * 64 * 1024);
  }
});

test('between the parts of a text others are answered, and its maker pays for each', async () => {
  let paid = 0;
  let turns = 0;
  const rows = Array.from({ length: 50 }, () => 'x'.repeat(64 * 1024));
  const counting = {
    ...unpaid,
    now: <Result>(run: () => Result) => {
      paid += 1;
      return run();
    },
  };
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await turn();
  })();
  await bytesOf(rows, counting);
  isOver = true;
  await others;
  expect(paid).toBeGreaterThanOrEqual(50);
  expect(turns).toBeGreaterThanOrEqual(50);
});

test('of many that wait for their turn one goes on in each iteration of the loop', async () => {
  let iteration = 0;
  const went: number[] = [];
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; iteration += 1) await turn();
  })();
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      await nextTurn();
      went.push(iteration);
    }),
  );
  isOver = true;
  await counting;
  expect(new Set(went).size).toBe(20);
});

test('what may be interrupted goes on in turns, and is paid for part by part', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 10;
    return time;
  });
  let paid = 0;
  const counting = {
    ...unpaid,
    now: <Result>(run: () => Result) => {
      paid += 1;
      return run();
    },
  };
  function* work(): Generator<void, string> {
    for (let part = 0; part < 5; part += 1) yield;
    return 'done';
  }
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await turn();
  })();
  expect(await inTurns(work(), counting)).toBe('done');
  isOver = true;
  await others;
  clock.mockRestore();
  expect(paid).toBe(6);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('each of a list has its turn, in order', async () => {
  const seen: number[] = [];
  await eachInTurns([3, 1, 2], (each) => void seen.push(each));
  expect(seen).toEqual([3, 1, 2]);
});
