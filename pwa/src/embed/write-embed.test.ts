import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import { languages } from '@helpdesk/contract/languages';
import type { EmbedView } from '@helpdesk/contract/sync/page';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, test } from 'vitest';
import { sampleCatalogue as catalogue } from '#catalogue/testing/sample.ts';
import { writeEmbed } from './write-embed.tsx';

const origin = 'https://junnar.example.org';
const write = (view: EmbedView, language: (typeof languages)[number] = 'en', day = '2026-11-21') =>
  writeEmbed({ view, catalogue, language, day, origin });
const listing = (id: string): EmbedView => ({ is: 'listing', id });
const fort = catalogue.rows.places.find(({ slug }) => slug === 'shivneri-fort');
const closure = catalogue.rows.notices.find(({ kind, listing: about }) => kind === 'closed' && about);
if (!fort || !closure?.listing) throw new Error('the sample region is empty');
const views = listingKinds.flatMap((kind) => {
  const id = catalogue.rows[kind][0]?._id ?? '';
  return [listing(id), { is: 'nearby', id } as const];
});

test.each(languages)('a frame says its language, names, day of checking, whose it is and where its page is, in %s', (language) => {
  const html = write(listing(fort._id), language);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(language === 'en' ? fort.name : (fort.translations[language]?.name ?? ''));
  expect(html).toContain(site.name[language]);
  expect(html).toMatch(/class="checked">[^<]*18/);
  const address = `${origin}/tourism-directory/shivneri-fort${language === 'en' ? '' : `?lang=${language}`}`;
  expect(html).toMatch(new RegExp(`href="${address.replace('?', '\\?')}" target="_blank" rel="noopener noreferrer"`));
});

test('no frame has a script, a form, a style attribute, or anything of another origin but its links', () => {
  for (const view of [...views, { is: 'nothing' } as const]) {
    const html = write(view);
    expect(html).not.toMatch(/<script|<form|<link|<iframe| style=| on\w+=/);
    expect(html).not.toMatch(/src="(?!\/images\/)/);
  }
});

test('what a notice closes says until when on its days, and nothing of it afterwards', () => {
  const id = closure.listing?.id ?? '';
  const closed = messagesIn('en').open_closed_until({ day: '31 January 2026' });
  expect(write(listing(id), 'en', '2026-01-16')).toContain(closed);
  expect(write(listing(id), 'en', '2026-01-16')).toContain(closure.heading);
  expect(write(listing(id), 'en', '2026-02-01')).not.toContain(closed);
});

test('what is near a listing is five places, the nearest first, and not itself', () => {
  const html = write({ is: 'nearby', id: fort._id });
  expect(html.match(/<li>/g)).toHaveLength(5);
  expect(html).not.toContain(`>${fort.name}</a>`);
  const distances = [...html.matchAll(/class="meta">([\d.]+) (k?m)/g)].map(
    ([, number, unit]) => Number(number) * (unit === 'km' ? 1000 : 1),
  );
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
});

test.each(['resorts', 'restaurants'] as const)('whom to call is in no frame of %s', (kind) => {
  const [row] = catalogue.rows[kind];
  const canaries = Object.fromEntries(contactFields(kind).map((name) => [name, 'canary']));
  const byId = { ...catalogue.byId, [kind]: new Map([[row?._id, { ...row, ...canaries }]]) };
  expect(Object.keys(canaries)).not.toEqual([]);
  for (const is of ['listing', 'nearby'] as const) {
    const view = { is, id: row?._id ?? '' };
    expect(writeEmbed({ view, catalogue: { ...catalogue, byId }, language: 'en', day: '2026-11-21', origin })).not.toContain('canary');
  }
});

test('what is not there says so and leads to the guide', () => {
  const html = write(listing('nowhere'), 'hi');
  expect(html).toContain(messagesIn('hi').embed_gone_title());
  expect(html).toContain(`href="${origin}/?lang=hi"`);
});

test('the page for partners finds a listing by its name and shows the code of its two frames', () => {
  const found = write({ is: 'partners', search: 'shivnery fort', id: '' });
  expect(found).toContain(`href="/embed?id=${fort._id}"`);
  const chosen = write({ is: 'partners', search: '', id: fort._id }, 'mr');
  for (const path of ['', '/nearby']) expect(chosen).toContain(`src=&quot;${origin}/embed/${fort._id}${path}?lang=mr&quot;`);
  expect(write({ is: 'partners', search: 'xxxxxxxx', id: '' })).toContain(messagesIn('en').embed_none());
});

test('a name that looks like code stays a name, on the page and in the code', () => {
  const name = '"><script>alert(1)</script>';
  const byId = { ...catalogue.byId, places: new Map([[fort._id, { ...fort, name, translations: {} }]]) };
  const html = writeEmbed({
    view: { is: 'partners', search: '', id: fort._id },
    catalogue: { ...catalogue, byId },
    language: 'en',
    day: '2026-11-21',
    origin,
  });
  expect(html).not.toContain('<script');
  expect(html).toContain('title=&quot;&amp;quot;&gt;&amp;lt;script');
});
