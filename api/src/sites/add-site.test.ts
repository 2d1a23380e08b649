import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** Every text in it, under its path. */
const textsIn = (value: unknown, path: readonly string[] = []): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
      : [];

test('of what the first site says of itself, its money and its people a new one says nothing', () => {
  const name = 'canary';
  const said = (of: string) => JSON.parse(readFileSync(join(sites, of, 'site.json'), 'utf8')) as object;
  const { folder } = addSite(first, { ...asked, name, host: 'canary.example.org', origin: undefined });
  expect(readdirSync(folder)).toEqual(['site.json']);
  const texts = new Set(textsIn(said('junnar')).map(([, text]) => text));
  const shared = textsIn(said(name)).filter(([, text]) => texts.has(text));
  // Of the country and of the law, and nobody's own.
  const common = /^(?:timeZone|helpdeskLanguage|state\.\w+|country|emergency\.\w+|noticeVersion|openData\.licence|categoryIcons\..+)$/;
  expect(shared.filter(([path]) => !common.test(path))).toEqual([]);
  const { helpdesk, giving, links } = readSite(folder).configuration;
  expect(helpdesk).toEqual({
    phone: null,
    hours: null,
    place: null,
    contacts: { donations: { email: null, phones: [] }, other: { email: null } },
  });
  expect([giving, Object.values(links)]).toEqual([{ form: null }, [null, null, null, null]]);
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
