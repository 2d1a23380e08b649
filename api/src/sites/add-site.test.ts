import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSite } from '@helpdesk/site/folder';
import { junnar } from '@helpdesk/site/testing/junnar';
import { afterAll, expect, test } from 'vitest';

import { addSite } from './add-site.ts';

const sites = mkdtempSync(join(tmpdir(), 'helpdesk-add-site-'));
afterAll(() => rmSync(sites, { recursive: true }));
cpSync(junnar.folder, join(sites, 'junnar'), { recursive: true });
const first = readSite(join(sites, 'junnar'));
const asked = { title: 'West Ghats Helpdesk', host: undefined, origin: undefined };

test('a new site has its own name, hosts and files, and begins without rows, people and links of the first one', () => {
  const added = addSite(first, { ...asked, name: 'west-ghats', host: 'ghats.example.org', origin: 'https://www.ghats.example.org' });
  expect(added.addresses).toEqual({ origin: 'https://www.ghats.example.org', hosts: ['ghats.example.org'] });
  expect(added.isSample).toBe(false);
  const { name, shortName, nameTail, openData, people, donors, words, links, timeZone } = added.configuration;
  expect([name.en, shortName.mr, nameTail.en, openData.fileName]).toEqual(['West Ghats Helpdesk', 'West Ghats', 'Helpdesk', 'west-ghats']);
  expect([people.team, donors, words, Object.values(links).filter(Boolean)]).toEqual([[], [], {}, []]);
  expect(timeZone).toBe(first.configuration.timeZone);
});

test.each([
  ['Tamhini', undefined, 'Tamhini is no name for a region'],
  ['a'.repeat(32), undefined, 'is no name for a region'],
  ['junnar', undefined, 'There is a region junnar already'],
  ['tamhini', 'ftp://tamhini.example.org', 'no origin as https://tamhini.example.org'],
])('%s at %s is refused with a sentence, and leaves nothing behind', (name, origin, sentence) => {
  const before = readdirSync(sites);
  expect(() => addSite(first, { ...asked, name, origin })).toThrow(sentence);
  expect(readdirSync(sites)).toEqual(before);
});

test('a name of 31 letters is taken', () => {
  const name = 'a'.repeat(31);
  expect(addSite(first, { ...asked, name }).name).toBe(name);
});
