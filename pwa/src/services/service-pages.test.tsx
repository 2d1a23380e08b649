import { serviceTypes } from '@helpdesk/contract/rules/service-types';
import { expect, test } from 'vitest';
import { typeWords } from '#listings/service-types.ts';
import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf, service } from '#listings/testing/rows.ts';
import { region } from '#sync/testing/rows.ts';
import { ServiceListPage } from './service-list-page.tsx';
import { ServicePage } from './service-page.tsx';
import { serviceStructuredData } from './service-structured-data.ts';

const hospital = service('Kukadi Hospital', {
  phones: ['+910000040001', '112'],
  openAlways: true,
  regionId: 'town',
  facts: ['Enter by the back gate.'],
  checkedOn: '2026-11-18',
});
const toilets = service('Old Toilets', { type: 'toilet', phones: [] });
const office = service('Leopard Office', { type: 'forest office', images: ['/images/office-1-1280.webp'] });
const catalogue = catalogueOf({ services: [hospital, toilets, office], regions: [region('town', { name: 'Junnar Town' })] });

const detail = (slug: string) => renderAt('/essentials/$name', ServicePage, `/essentials/${slug}`, catalogue);
const list = (query: string) => renderAt('/essentials', ServiceListPage, `/essentials${query}`, catalogue);

/** What the list shows of one service. */
const rowOf = (html: string, slug: string): string => {
  const [row = ''] = html.split('<li>').filter((item) => item.includes(`href="/essentials/${slug}"`));
  return row;
};

test('the directory has its heading and a chip for each type, with its sign', async () => {
  const html = await list('');
  expect(html).toContain('>Essentials</h1>');
  expect(html).toMatch(/aria-pressed="true"[^>]*>All</);
  for (const type of serviceTypes) {
    const { icon, label } = typeWords[type];
    expect(html).toMatch(new RegExp(`aria-pressed="false"[^>]*><svg[^>]*><use href="[^"]*#${icon}"></use></svg>${label()}<`));
  }
});

test('a row says type, region and whether it is open around the clock, and calls where there is a number', async () => {
  const html = await list('');
  const row = rowOf(html, 'kukadi-hospital');
  expect(row).toContain('Open 24 hours');
  expect(row).toContain('Hospital · Junnar Town');
  expect(row).toMatch(/<a[^>]*href="tel:\+910000040001"[^>]*>.*<span class="sr">Call Kukadi Hospital</);
  const other = rowOf(html, 'old-toilets');
  expect(other).toContain('#toilet');
  expect(other).not.toContain('tel:');
  expect(other).not.toContain('Open 24 hours');
});

test('a row shows the sign of its type where it has no picture', async () => {
  const html = await list('');
  expect(rowOf(html, 'kukadi-hospital')).not.toContain('<img');
  expect(rowOf(html, 'leopard-office')).toContain('src="/images/office-1-320.webp"');
});

test('a chip lists its type alone, also one of two words', async () => {
  expect(await list('?search=toilet')).not.toContain('Kukadi Hospital');
  expect(await list('?search=toilet')).toContain('Old Toilets');
  const offices = await list('?search=forest%20office');
  expect(offices).toContain('Leopard Office');
  expect(offices).not.toContain('Old Toilets');
  expect(offices).toMatch(/aria-pressed="true"[^>]*><svg.*?<\/svg>Forest office</);
  expect(offices).toMatch(/aria-pressed="false"[^>]*>All</);
});

test('nothing found is said', async () => {
  expect(await list('?search=zzz')).toContain('No services match your search.');
});

test('a service tells all its phones openly: each can be called and copied, and nothing is booked', async () => {
  const html = await detail('kukadi-hospital');
  expect(html).toMatch(/<a href="tel:\+910000040001">\+91 00000 40001</);
  expect(html).toContain('aria-label="Copy +91 00000 40001"');
  // Stored and dialled as it is.
  expect(html).toContain('<a href="tel:112">112<');
  expect(html).toMatch(/<a[^>]*href="tel:\+910000040001"[^>]*><svg.*?<\/svg>Call</);
  expect(html).not.toContain('aria-haspopup="dialog"');
});

test('a service says what it is, where, when it was checked and what to know', async () => {
  const html = await detail('kukadi-hospital');
  for (const said of ['Hospital', 'Junnar Town', 'Open 24 hours', 'Enter by the back gate.', '19.2, 73.86', '18 November']) {
    expect(html).toContain(said);
  }
  expect(html).toContain('href="/essentials"');
});

test('a service without a number leads to the map first', async () => {
  const html = await detail('old-toilets');
  expect(html).not.toContain('tel:');
  expect(html).not.toContain('Open 24 hours');
  expect(html).toContain('Open map');
});

test('there is a gallery only where there are pictures', async () => {
  expect(await detail('kukadi-hospital')).not.toContain('Open picture');
  expect(await detail('leopard-office')).toContain('Open picture');
});

test('machines are told what a service is and how to call it', () => {
  const at = {
    origin: 'https://junnar.example',
    path: '/essentials/kukadi-hospital',
    address: 'https://junnar.example/essentials/kukadi-hospital',
  };
  const thing = (row: typeof hospital) => serviceStructuredData(row, catalogue)(at, () => ({ address: [], links: [] }))[0];
  expect(thing(hospital)).toMatchObject({ '@type': 'Hospital', telephone: ['+910000040001', '112'] });
  expect(thing(toilets)).toMatchObject({ '@type': 'PublicToilet', telephone: undefined });
});
