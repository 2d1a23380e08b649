import { writeRowLines } from '@helpdesk/contract/sync/row-lines';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const utf8 = new TextEncoder();

/** A body that comes in pieces of so many bytes, whatever they cut in two. */
function inPieces(text: string, size: number): Response {
  const bytes = utf8.encode(text);
  let from = 0;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (from >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(from, from + size));
        from += size;
      },
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const about = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue(), { minKeys: 1 });
const rows = fc.dictionary(fc.stringMatching(/^\w{1,9}$/), fc.array(fc.jsonValue(), { maxLength: 30, size: 'max' }));
const body = fc.tuple(about, rows).map(([about, rows]) => writeRowLines(about, rows));
const size = fc.integer({ min: 1, max: 400 });

test('rows that come line by line are what a parser makes of all of them, wherever the pieces are cut', async () => {
  await fc.assert(
    fc.asyncProperty(body, size, async (text, size) => {
      expect(await readJson(inPieces(text, size))).toEqual(JSON.parse(text));
    }),
    { numRuns: 100 },
  );
});

test('a body that was cut off is none', async () => {
  await fc.assert(
    fc.asyncProperty(body, size, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), async (text, size, share) => {
      expect(await readJson(inPieces(text.slice(0, Math.floor(text.length * share)), size))).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

test('a body with lines lost, doubled, or in another order is what a parser makes of it, or none', async () => {
  await fc.assert(
    fc.asyncProperty(body, size, fc.infiniteStream(fc.nat()), async (text, size, picks) => {
      const lines = text.split('\n');
      const mixed = lines.map(() => lines[(picks.next().value ?? 0) % lines.length]).join('\n');
      const read = await readJson(inPieces(mixed, size));
      if (read !== undefined) expect(read).toEqual(parsed(mixed));
    }),
    { numRuns: 100 },
  );
});

test('JSON that others wrote is read as ever, on however many lines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.nat(4), size, async (value, indent, size) => {
      expect(await readJson(inPieces(JSON.stringify(value, undefined, indent), size))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('what is no JSON is none, and so is nothing', async () => {
  for (const text of [
    '',
    '<!doctype html>\n<h1>Log in</h1>\n',
    '{"a":{"b":1,"rows":{"places":[\n1\n]}}',
    '{"a":1,"rows":{"places":[\n1 2\n]}}',
  ])
    expect(await readJson(inPieces(text, 7))).toBeUndefined();
  expect(await readJson(new Response(null))).toBeUndefined();
  expect(await readJson(inPieces('{"a":{"b":1,"rows":{"places":[\n1\n]}}}', 7))).toEqual({ a: { b: 1, rows: { places: [1] } } });
});

test('a connection that ends amid the rows is an error and no body', async () => {
  const text = writeRowLines({ epoch: 'e' }, { places: [1, 2, 3] });
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(utf8.encode(text.slice(0, -6)));
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  await expect(readJson(new Response(cut))).rejects.toThrow('network error');
});

test('other work has its turn while a long snapshot is read', async () => {
  const text = writeRowLines({ epoch: 'e' }, { places: Array.from({ length: 2_000 }, (_, n) => ({ n, content: 'x'.repeat(1_000) })) });
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  await readJson(new Response(text));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});
