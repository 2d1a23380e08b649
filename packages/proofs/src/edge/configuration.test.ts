import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@helpdesk/contract/languages';
import { manifestFile } from '@helpdesk/contract/rules/addresses';
import { filterNames } from '@helpdesk/contract/rules/filter-names';
import { rowsName } from '@helpdesk/contract/sync/page-rows';
import { siteStylesFile } from '@helpdesk/site/document';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const conf = read('deploy/nginx/helpdesk.conf');

test('the proxy in front hands on every parameter that narrows a list or brings more of it, and drops what else follows visitors about', () => {
  expect(/\(\^\|&\)\(([a-z|]+)\)=" "\?\$args"/.exec(conf)?.[1]?.split('|')).toEqual([...filterNames, rowsName]);
});

/** The rule of the proxy for files. */
const isFile = new RegExp(/location ~ (\^\/\(\?:\(\?:art\S+) \{/.exec(conf)?.[1] ?? 'none');
const built = new URL('../../../../pwa/public/', import.meta.url);
const entries = readdirSync(built, { withFileTypes: true }).map((entry) => `/${entry.name}${entry.isDirectory() ? '/x.svg' : ''}`);

test.each([
  ...entries,
  '/assets/react-1a2b3c.js',
  '/index.html',
  '/sw.js',
  '/kiosk-files.json',
  `/${siteStylesFile}`,
  ...languages.map((language) => `/${manifestFile(language)}`),
  '/robots.txt',
  '/sitemap.xml',
])('the proxy in front holds %s as a file', (path) => {
  expect(isFile.test(path)).toBe(true);
});

const endings = ['js', 'css', 'json', 'webmanifest', 'svg', 'png', 'ico', 'webp', 'jpg', 'woff2', 'txt', 'xml', 'map', 'html'];
test.each(endings)('a page whose address ends in .%s goes the way of pages', (ending) => {
  for (const path of [
    `/tourism-directory/fort.${ending}`,
    `/forts.${ending}`,
    `/forts/junnar.${ending}`,
    `/q/x.${ending}`,
    `/embed/x.${ending}`,
  ])
    expect([path, isFile.test(path)]).toEqual([path, false]);
});
