import { expect, test } from 'vitest';

import { renderAt } from '#listings/testing/render-at.tsx';

import { ContactPage } from './contact-page.tsx';

const page = () => renderAt('/contact-us', ContactPage, '/contact-us', undefined);
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

test('the form asks for name, email, phone, query type and comment, in this order, and comes before the addresses', async () => {
  const html = await page();
  expect(all(html.slice(0, html.indexOf('</form>')), /<label for="[^"]*"[^>]*>([^<]*)</g)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Query type',
    'Comment',
  ]);
  expect(html.indexOf('</form>')).toBeLessThan(html.indexOf('Registered office'));
});

test('a comment has four rows', async () => {
  expect(await page()).toMatch(/<textarea[^>]* rows="4"/);
});

test('the query type begins with a choice that cannot be chosen, before the three that can (product 6.5)', async () => {
  const html = await page();
  const select = html.slice(html.indexOf('Query type'), html.indexOf('Comment'));
  expect(select).toMatch(/<option value="" disabled=""[^>]*>Select query type</);
  expect(all(select, /<option value="[^"]+"[^>]*>([^<]*)</g)).toEqual(['Donation Related', 'Interested in Tie up', 'Feedback/Grievance']);
});

test('the phone number is one of India until the choice of countries is here', async () => {
  const html = await page();
  expect(html).toMatch(/>\+91<\/span>.*<input [^>]*type="tel"/s);
  expect(html).not.toContain('<option value="GB"');
});

test('what becomes of the data is said beside the form', async () => {
  const html = await page();
  expect(html).toContain('at most 400 days');
  expect(html).toContain('help@example.org');
  expect(html).toMatch(/<a [^>]*href="\/privacy-policy"/);
});

test('the field for machines is out of the way of people', async () => {
  const [trap = ''] = all(await page(), /(<div[^>]*aria-hidden="true"[^>]*><label>.*?<\/label>)/g);
  expect(trap).toMatch(/<input[^>]*name="website"/);
  expect(trap).toMatch(/tabindex="-1"/i);
  expect(trap).toMatch(/autocomplete="off"/i);
});
