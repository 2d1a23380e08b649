import { expect, test } from 'vitest';

import type { WrongPins } from '#local/kiosk-db.ts';
import { tryPin } from './pin.ts';

const minute = 60_000;
const start = 1_800_000_000_000;

/** As the server makes it, with fewer rounds. */
async function hashOf(pin: string) {
  const salt = new Uint8Array(16).fill(7);
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 10 }, key, 256);
  const inBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
  return { salt: inBase64(salt), iterations: 10, hash: inBase64(new Uint8Array(bits)) };
}

function keeper() {
  let kept: WrongPins | undefined;
  return {
    wrongPins: async () => kept,
    noteWrongPins: async (wrong: WrongPins) => {
      kept = wrong;
    },
  };
}

test('the right digits are right, in the digits of any language and without a line', async () => {
  const pin = await hashOf('246810');
  for (const typed of ['246810', '२४६८१०', ' 246810 ']) expect(await tryPin(typed, pin, keeper(), () => start)).toBe('right');
  expect(await tryPin('246811', pin, keeper(), () => start)).toBe('wrong');
});

test('after the fifth wrong one in a row none is heard for five minutes, not even the right one', async () => {
  const [pin, storage] = [await hashOf('246810'), keeper()];
  for (let wrong = 1; wrong <= 4; wrong += 1) expect(await tryPin('0000', pin, storage, () => start)).toBe('wrong');
  const until = { until: start + 5 * minute };
  expect(await tryPin('0000', pin, storage, () => start)).toEqual(until);
  expect(await tryPin('246810', pin, storage, () => start + 5 * minute - 1)).toEqual(until);
  expect(await tryPin('246810', pin, storage, () => start + 5 * minute)).toBe('right');
});

test('a right one makes the count begin anew, as does a wait', async () => {
  const [pin, storage] = [await hashOf('246810'), keeper()];
  for (let wrong = 1; wrong <= 4; wrong += 1) await tryPin('0000', pin, storage, () => start);
  expect(await tryPin('246810', pin, storage, () => start)).toBe('right');
  for (let wrong = 1; wrong <= 4; wrong += 1) expect(await tryPin('0000', pin, storage, () => start)).toBe('wrong');
  await tryPin('0000', pin, storage, () => start);
  expect(await tryPin('0000', pin, storage, () => start + 5 * minute)).toBe('wrong');
});

test('a clock that was put back locks nobody out', async () => {
  const [pin, storage] = [await hashOf('246810'), keeper()];
  for (let wrong = 1; wrong <= 5; wrong += 1) await tryPin('0000', pin, storage, () => start);
  expect(await tryPin('246810', pin, storage, () => start - 60 * minute)).toBe('right');
});
