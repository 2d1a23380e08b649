import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('a key is a random UUID that the server accepts', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});

test('of a key all is drawn that a UUID does not fix', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const at of [0, 15, 19, 20, 35]) expect(new Set(ids.map((id) => id[at])).size, `digit ${at}`).toBeGreaterThan(2);
});
