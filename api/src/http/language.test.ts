import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { languageOf } from './language.ts';

const app = new Hono().get('/', (c) => c.text(languageOf(c)));

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['mr', 'mr'],
  ['mr-IN,mr;q=0.9,en;q=0.8', 'mr'],
  ['fr, hi;q=0.5, mr;q=0.4', 'hi'],
  ['en;q=0.2, HI-in', 'hi'],
  ['mr;q=0, hi;q=0.1', 'hi'],
  ['de-DE', 'en'],
])('who asks for "%s" is answered in %s', async (asked, language) => {
  const response = await app.request('/', { headers: asked === undefined ? {} : { 'Accept-Language': asked } });
  expect(await response.text()).toBe(language);
});
