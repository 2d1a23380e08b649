import { readFileSync } from 'node:fs';
import { filterNames } from '@helpdesk/contract/rules/filter-names';
import { rowsName } from '@helpdesk/contract/sync/page-rows';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const conf = read('deploy/nginx/helpdesk.conf');

test('the proxy in front hands on every parameter that narrows a list or brings more of it, and drops what else follows visitors about', () => {
  expect(/\(\^\|&\)\(([a-z|]+)\)=" "\?\$args"/.exec(conf)?.[1]?.split('|')).toEqual([...filterNames, rowsName]);
});

test('the proxy in front holds every kind of file that the server hands out', () => {
  const endings = /\.\(\?:([a-z0-9|]+)\)\}', day/.exec(read('api/src/http/static.ts').replaceAll('\\\\', ''))?.[1]?.split('|') ?? [];
  const held = /location ~ \\\.\(([a-z0-9|]+)\)\$/.exec(conf)?.[1]?.split('|') ?? [];
  expect(endings.length).toBeGreaterThan(10);
  expect(held).toEqual([...endings, 'html']);
});
