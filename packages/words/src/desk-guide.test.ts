import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { messagesOf, textsOf } from './testing/catalogues.ts';
import { notAllowedIn } from './testing/glossary.ts';

/** `docs/desk.md` and its translations: what somebody at the desk reads. */

const docs = join(import.meta.dirname, '../../../docs');
const guideIn = (language: string) => readFileSync(join(docs, language === 'en' ? 'desk.md' : `desk.${language}.md`), 'utf8');
const pictures = (language: string) => [...guideIn(language).matchAll(/!\[.+\]\(desk\/(\S+)-\w+\.webp\)/g)].map(([, name]) => name);
/** How many steps each task has. */
const steps = (language: string) =>
  guideIn(language)
    .split(/^## /m)
    .slice(1)
    .map((task) => [...task.matchAll(/^\d\. /gm)].length);

test.each(languages)('the guide in %s has the tasks, steps and pictures of the English one, three to six steps each', (language) => {
  expect(steps(language)).toEqual(steps('en'));
  expect(pictures(language)).toEqual(pictures('en'));
  for (const count of steps(language)) expect([3, 4, 5, 6]).toContain(count);
});

test.each(languages)('its words in bold stand so on a screen in %s, its heading in the menu', (language) => {
  const said = new Set([...messagesOf(language).values()].flatMap(textsOf));
  const bold = [...guideIn(language).matchAll(/^\d\. .*$/gm)].flatMap(([step]) =>
    [...step.matchAll(/\*\*(.+?)\*\*/g)].map(([, word]) => word),
  );
  expect(bold.length).toBeGreaterThan(40);
  expect(bold.filter((word = '') => !said.has(word))).toEqual([]);
  expect(guideIn(language).split('\n')[0]).toBe(`# ${messagesOf(language).get('admin_guide')}`);
});

test.each(languages)('it calls things in %s as the glossary does', (language) => {
  expect(notAllowedIn(language)(guideIn(language).replaceAll(/\]\(.+?\)|^\d\. /gm, ''))).toEqual([]);
});

test('every picture that it names is there, in each language, under 60 kB, and no other', () => {
  const named = languages.flatMap((language) => pictures(language).map((name) => `${name}-${language}.webp`));
  expect(readdirSync(join(docs, 'desk')).sort()).toEqual(named.sort());
  for (const name of named) expect(readFileSync(join(docs, 'desk', name)).length, name).toBeLessThan(60_000);
});
