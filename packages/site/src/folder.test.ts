import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

import { readSite } from './folder.ts';
import { siteIfAny } from './here.ts';
import { site } from './site.ts';
import { junnar } from './testing/junnar.ts';
import { withinSite } from './within.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of Junnar's folder in which one file is another. */
function changed(file: string, change: (said: Record<string, unknown>) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(folder);
  cpSync(junnar.folder, folder, { recursive: true });
  const path = join(folder, file);
  const said = file === 'colours.json' ? {} : (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
  writeFileSync(path, JSON.stringify(change(said)));
  return folder;
}

const withHours = (said: Record<string, unknown>, opens: string) => {
  const { helpdesk, ...rest } = structuredClone(said) as { helpdesk: { hours: { seasons: { week: { opens: string }[][] }[] } } };
  for (const span of helpdesk.hours.seasons[0]?.week[0] ?? []) span.opens = opens;
  return { ...rest, helpdesk };
};

const scheme = {
  primary: '#0d5238',
  'primary-hover': '#0a3c29',
  'on-primary': '#ffffff',
  'primary-soft': '#dff2e8',
  'on-primary-soft': '#0a3c29',
  link: '#0d5238',
};
const dark = { ...scheme, link: '#8fd4b2' };

test.each<[string, string, (said: Record<string, unknown>) => unknown, RegExp]>([
  ['a word that it does not know', 'site.json', (said) => ({ ...said, nmae: {} }), /site\.json.*nmae/],
  ['a name without English', 'site.json', (said) => ({ ...said, name: { mr: 'जुन्नर' } }), /name.*English is missing/],
  ['a time zone that there is not', 'site.json', (said) => ({ ...said, timeZone: 'Asia/Junnar' }), /timeZone/],
  ['a form for giving without encryption', 'site.json', (said) => ({ ...said, giving: { form: 'http://a.example' } }), /giving\.form/],
  ['hours that no clock has', 'site.json', (said) => withHours(said, '25:00'), /helpdesk\.hours/],
  ['hours that end as they begin', 'site.json', (said) => withHours(said, '18:00'), /helpdesk\.hours/],
  ['a host with capitals', 'site.json', (said) => ({ ...said, addresses: { hosts: ['Tamhini.org'] } }), /addresses\.hosts/],
  [
    'a portrait from elsewhere',
    'people.json',
    (said) => ({ ...said, team: [{ name: { en: 'A' }, portrait: 'https://a.example/b.svg' }] }),
    /portrait/,
  ],
  ['words in a language that is none', 'words.json', (said) => ({ ...said, xx: {} }), /words\.json/],
  ['a colour that could end the rule', 'colours.json', () => ({ light: { ...scheme, link: 'red;}' }, dark }), /light\.link/],
  ['colours nobody can read', 'colours.json', () => ({ light: { ...scheme, 'on-primary': '#0d5239' }, dark }), /readable/],
  ['a link nobody can read at night', 'colours.json', () => ({ light: scheme, dark: { ...dark, link: '#0d5238' } }), /readable on #161d1a/],
])('a folder with %s is refused, and the sentence names the place', (_, file, change, said) => {
  expect(() => readSite(changed(file, change))).toThrow(said);
});

test('what a site does not say in a language it says in English', () => {
  const { configuration } = readSite(changed('site.json', (said) => ({ ...said, name: { en: 'Tamhini' } })));
  expect(configuration.name).toEqual({ en: 'Tamhini', mr: 'Tamhini', hi: 'Tamhini' });
});

test('colours of its own go into the site’s style sheet, by day and by night', () => {
  const { styles } = readSite(changed('colours.json', () => ({ light: { ...scheme, primary: '#5a2ca0' }, dark })));
  expect(styles).toContain('--primary:#5a2ca0');
  expect(styles).toMatch(/prefers-color-scheme:dark.*data-theme="dark"/);
});

test('where several sites are at work each reads itself, whatever the others wait for', async () => {
  const tamhini = { ...junnar.configuration, country: 'NP' };
  const readAfter = async (waits: number) => {
    for (let each = 0; each < waits; each += 1) await Promise.resolve();
    return [site.country, siteIfAny()?.country];
  };
  const [one, other] = await Promise.all([withinSite(tamhini, () => readAfter(5)), withinSite(junnar.configuration, () => readAfter(3))]);
  expect([one, other]).toEqual([
    ['NP', 'NP'],
    ['IN', 'IN'],
  ]);
  const [within, after] = await withinSite(tamhini, async () => [
    await withinSite(junnar.configuration, () => readAfter(2)),
    await readAfter(2),
  ]);
  expect([within, after]).toEqual([
    ['IN', 'IN'],
    ['NP', 'NP'],
  ]);
});
