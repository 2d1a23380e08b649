import type { Language } from '@helpdesk/contract/languages';
import { address } from '@helpdesk/site/address';
import { giving } from '@helpdesk/site/helpdesk';
import { governingBody, team } from '@helpdesk/site/people';
import { site } from '@helpdesk/site/site';
import { describe, expect, test } from 'vitest';

import { renderPage } from '#app/testing/render-page.ts';

const mainOf = async (address: string, language: Language = 'en'): Promise<string> => {
  const html = await renderPage({ address, language, catalogue: undefined, day: '2026-11-21' });
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
};
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
const headings = (html: string) => all(html, /<h[12][^>]*>(.*?)<\/h[12]>/gs).map(plain);
const links = (html: string) => all(html, /<a ([^>]*)>/g);

describe('About Us', () => {
  test('shows six members of the governing body with their designations, and eight of the team without', async () => {
    const [, governing = '', rest = ''] = (await mainOf('/about-us')).split(/<ul[^>]*tabindex="0"/i);
    expect(all(governing, /<b[^>]*>(.*?)<\/b><span/g)).toEqual(governingBody.map(({ name }) => name.en));
    expect(all(governing, /<\/b><span[^>]*>(.*?)<\/span>/g).map(plain)).toEqual([
      'Founder & Chairperson',
      'General Secretary',
      'Joint Secretary',
      'Treasurer',
      'Director Sustainable Tourism',
      'Director Events & Community Engagement',
    ]);
    expect(all(rest, /<b[^>]*>(.*?)<\/b><\/li>/g)).toEqual(team.map(({ name }) => name.en));
    expect(team).toHaveLength(8);
  });

  test.each(['mr', 'hi'] as const)('writes the names of all fourteen in %s', async (language) => {
    const html = await mainOf('/about-us', language);
    for (const { name } of [...governingBody, ...team]) expect(html).toContain(`>${name[language]}</b>`);
  });

  test('has an overview of three paragraphs, a mission, a vision and two closing blocks', async () => {
    const html = await mainOf('/about-us');
    expect(all(html.slice(0, html.indexOf('Mission')), /<p>(.*?)<\/p>/gs)).toHaveLength(3);
    expect(headings(html)).toEqual([
      'About Us',
      'Mission',
      'Vision',
      'Governing Body',
      'Our Team',
      'How we look after the region',
      'Take part',
    ]);
  });
});

describe('Events', () => {
  test('shows three advertisements with one picture, above the text, and none of them is a link', async () => {
    const html = await mainOf('/events');
    const banner = html.slice(0, html.indexOf('<h1'));
    expect(all(banner, /<img[^>]*src="([^"]*)"/g)).toEqual(['/art/ad.svg', '/art/ad.svg', '/art/ad.svg']);
    expect(links(banner)).toEqual([]);
  });

  test('begins with the first advertisement, before any script runs, and can be paused', async () => {
    const html = await mainOf('/events');
    expect(all(html, /<div class="[^"]*slide[^"]*"( inert="")?><img/g)).toEqual(['', ' inert=""', ' inert=""']);
    expect(all(html, /aria-current="(\w+)"/g)).toEqual(['true', 'false', 'false']);
    expect(html).toContain('>Pause</button>');
  });
});

describe('Donate', () => {
  test('offers three ways to contribute, the first chosen and the only one that Tab reaches', async () => {
    const html = await mainOf('/donate-for-junnar');
    const tabs = all(html, /<button ([^>]*role="tab"[^>]*>[^<]*)/g);
    expect(tabs.map((tab) => tab.replace(/.*>/, ''))).toEqual(['Advertise with Purpose', 'Sponsor an Event', 'Donate Directly']);
    expect(tabs.map((tab) => /aria-selected="(\w+)" tabindex="(-?\d)"/i.exec(tab)?.slice(1))).toEqual([
      ['true', '0'],
      ['false', '-1'],
      ['false', '-1'],
    ]);
    const panels = all(html, /<div ([^>]*role="tabpanel"[^>]*)>/g);
    expect(panels.map((panel) => /\bhidden\b/.test(panel))).toEqual([false, true, true]);
  });

  test('each way lists what it offers (product 3.11)', async () => {
    const panels = (await mainOf('/donate-for-junnar')).split('role="tabpanel"').slice(1);
    const listed = panels.map((panel) => all(panel, /<li>(.*?)<\/li>/gs).map(plain));
    expect(listed).toEqual([
      ['Website banners and brand stories', 'Event branding', 'Social media collaborations'],
      ['Branding on materials', 'Product placement', 'Digital recognition'],
      [],
    ]);
    expect(plain(panels[2] ?? '')).toContain('One-time and recurring donations are available');
  });

  test('has the reports at #financials', async () => {
    const html = await mainOf('/donate-for-junnar');
    const financials = html.slice(html.indexOf('id="financials"'));
    expect(plain(financials)).toContain('Project Reports');
    expect(plain(financials)).toContain('Download');
  });
});

test.each(['/events', '/donate-for-junnar'])('on %s the donation form opens in a new tab that knows nothing of ours', async (address) => {
  const outside = links(await mainOf(address)).filter((link) => link.includes('href="http'));
  expect(outside).toHaveLength(1);
  expect(outside[0]).toContain(`href="${giving.form}"`);
  expect(outside[0]).toContain('target="_blank"');
  expect(outside[0]).toMatch(/rel="[^"]*noopener/);
});

test('Contact Us gives the office, an e-mail address and two phone numbers for donations, and an e-mail address for the rest', async () => {
  const html = await mainOf('/contact-us');
  for (const line of address.en) expect(html).toContain(line);
  expect(all(html, /href="((?:mailto|tel):[^"]*)"/g)).toEqual([
    'mailto:donate@example.org',
    'tel:+910000030101',
    'tel:+910000030102',
    'mailto:help@example.org',
  ]);
});

test.each(['mr', 'hi'] as const)('the office and the name of the helpdesk are written in %s', async (language) => {
  const contact = await mainOf('/contact-us', language);
  for (const line of address[language]) expect(contact).toContain(line);
  const privacy = await mainOf('/privacy-policy', language);
  expect(privacy.replaceAll(/<!--.*?-->/g, '')).toContain([site.name[language], ...address[language]].join('<br/>'));
});

test('the privacy policy has every section (product 3.14)', async () => {
  expect(headings(await mainOf('/privacy-policy'))).toEqual([
    'Privacy Policy',
    'Information we collect',
    'How we use it',
    'Security',
    'Data sharing',
    'Cookies',
    'Changes',
    'Contact details',
  ]);
});

test('the terms have every section (product 3.14)', async () => {
  const html = await mainOf('/terms-and-conditions');
  expect(headings(html)).toEqual([
    'Terms and Conditions',
    'Use of the website',
    'Intellectual property',
    'User submissions',
    'Third-party links',
    'Liability',
    'Indemnification',
    'Modification',
    'Governing law',
  ]);
  expect(html).toContain('non-exclusive, royalty-free, irrevocable licence');
  expect(html).toMatch(/laws of India.*courts in Pune/);
});
