import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

/** What `npm start` serves; `npm test` builds it first. */
const worker = readFileSync(fileURLToPath(new URL('../../dist/sw.js', import.meta.url)), 'utf8');

test('a worker that starts to answer a page looks for no database: what sends requests begins when something has to be sent', () => {
  const heard: string[] = [];
  let looksForDatabases = 0;
  const self = {
    addEventListener: (type: string) => heard.push(type),
    location: new URL('https://junnar.example.org/sw.js'),
    registration: { scope: 'https://junnar.example.org/' },
    navigator: {},
    siteFiles: [{ url: 'index.html', revision: '1' }],
    URL,
    Request,
    Response,
    Headers,
    AbortController,
    console,
    setTimeout,
    get indexedDB() {
      looksForDatabases += 1;
      return undefined;
    },
  };
  runInNewContext(worker, Object.assign(self, { self, globalThis: self }));
  expect(heard).toEqual(expect.arrayContaining(['install', 'activate', 'fetch', 'message', 'sync']));
  expect(looksForDatabases).toBe(0);
});
