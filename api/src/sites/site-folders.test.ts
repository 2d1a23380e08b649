import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { junnar } from '@helpdesk/site/testing/junnar';
import { afterAll, expect, test } from 'vitest';

import { siteFolders } from './site-folders.ts';

const scratch = mkdtempSync(join(tmpdir(), 'helpdesk-sites-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const { data: _, ...like } = JSON.parse(readFileSync(join(junnar.folder, 'site.json'), 'utf8'));

function sites(name: string) {
  const folder = join(scratch, name);
  mkdirSync(folder);
  cpSync(junnar.folder, join(folder, 'junnar'), { recursive: true });
  const said: string[] = [];
  const clock = { now: 0 };
  let changes = 0;
  return {
    folder,
    said,
    clock,
    open: () =>
      siteFolders(
        folder,
        { name: 'junnar', addresses: { hosts: ['junnar.example.org'] } },
        (sentence) => void said.push(sentence),
        () => clock.now,
      ),
    add(site: string, addresses: object) {
      mkdirSync(join(folder, site));
      writeFileSync(join(folder, site, 'site.json'), JSON.stringify({ ...like, addresses }));
      // Within the smallest step of a file's time.
      changes += 1;
      utimesSync(folder, changes, changes);
    },
  };
}

test('a site is found by its hosts and that of its origin; the first one and hosts of nobody are found by none', () => {
  const { add, open } = sites('found');
  add('tamhini', { origin: 'https://tamhini.example.org', hosts: ['www.tamhini.example.org'] });
  const folders = open();
  expect(folders.of('tamhini.example.org')?.name).toBe('tamhini');
  expect(folders.of('www.tamhini.example.org')?.name).toBe('tamhini');
  expect(folders.of('localhost')).toBeUndefined();
  expect(folders.all().map(({ name }) => name)).toEqual(['tamhini']);
});

test('a folder that comes while the server runs is found within a second, so that requests under any host cost no look of their own', () => {
  const { add, open, clock } = sites('later');
  const folders = open();
  add('velhe', { hosts: ['velhe.example.org'] });
  clock.now = 999;
  expect(folders.of('velhe.example.org')).toBeUndefined();
  clock.now = 1_000;
  expect(folders.of('velhe.example.org')?.name).toBe('velhe');
});

test('where the folder of the sites is gone those that were read are served, and it is said once', () => {
  const { add, folder, open, said, clock } = sites('gone');
  add('velhe', { hosts: ['velhe.example.org'] });
  const folders = open();
  rmSync(folder, { recursive: true });
  for (clock.now = 1_000; clock.now < 5_000; clock.now += 1_000) expect(folders.of('localhost')).toBeUndefined();
  expect(folders.of('velhe.example.org')?.name).toBe('velhe');
  expect(folders.all().map(({ name }) => name)).toEqual(['velhe']);
  expect(said).toEqual([expect.stringContaining('The sites cannot be looked at.')]);
});

test('a folder that comes piece by piece is found once it is whole, and is complained of once', () => {
  const { add, open, said, clock } = sites('slowly');
  const folders = open();
  add('velhe', { hosts: ['half a'] });
  clock.now += 1_000;
  expect(folders.of('velhe.example.org')).toBeUndefined();
  clock.now += 10_000;
  expect(folders.all()).toEqual([]);
  writeFileSync(join(scratch, 'slowly', 'velhe', 'site.json'), JSON.stringify({ ...like, addresses: { hosts: ['velhe.example.org'] } }));
  expect(folders.of('velhe.example.org')).toBeUndefined();
  clock.now += 10_000;
  expect(folders.of('velhe.example.org')?.name).toBe('velhe');
  expect(said).toHaveLength(1);
});

test('a folder that cannot be read is said with its mistake and left out; of two with one host the first one answers, else the first by name', () => {
  const { add, open, said } = sites('broken');
  add('broken', { hosts: ['not a host'] });
  add('malshej', { hosts: ['shared.example.org'] });
  add('tamhini', { hosts: ['shared.example.org'] });
  add('velhe', { hosts: ['junnar.example.org'] });
  const folders = open();
  expect(folders.of('shared.example.org')?.name).toBe('malshej');
  expect(folders.of('junnar.example.org')).toBeUndefined();
  expect(said).toEqual([
    expect.stringMatching(/^A site is left out\. .*broken\/site\.json: addresses\.hosts\.0: no host name/),
    'The sites malshej and tamhini both say shared.example.org: malshej answers.',
    'The sites junnar and velhe both say junnar.example.org: junnar answers.',
  ]);
});
