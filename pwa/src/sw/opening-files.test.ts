import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What `npm start` serves; `npm test` builds it first. */
const built = (path: string) => readFileSync(fileURLToPath(new URL(`../../dist/${path}`, import.meta.url)), 'utf8');

/** What the worker knows of a source's file. */
const entryOf = (source: string): string => {
  const { file } = JSON.parse(built('.vite/manifest.json'))[source];
  return built('sw.js').match(new RegExp(`{[^{}]*${file}[^{}]*}`))?.[0] ?? '';
};

test.each([
  ['src/app/entry/main.tsx', true],
  ['src/app/entry/start.ts', true],
  ['src/home/home-page.tsx', true],
  ['src/places/place-list-page.tsx', true],
  ['src/places/place-page.tsx', true],
  ['src/help/help-page.tsx', true],
  ['../packages/words/src/generated/first/messages/mr.js', true],
  ['src/about/about-page.tsx', false],
  ['src/ui/controls/phone-with-country.tsx', false],
])('of %s the worker knows the size, and whether a phone with little room needs it: %s', (source, opens) => {
  expect(entryOf(source)).toMatch(/\bbytes\W+\d/);
  expect(/\bopens\b/.test(entryOf(source))).toBe(opens);
});
