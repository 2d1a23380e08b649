import { expect, test } from 'vitest';

import { wayOut } from './way-out.ts';

const origin = 'https://junnar.example.org';
const plain = { download: false, newTab: false };

test.each([
  '/',
  '/kiosk',
  '/tourism-directory?near=middle',
  '/tourism-directory/shivneri-fort',
  '/map?open=now',
  '/contact-us#form',
  '/events',
])('%s is a page of the guide, and opens', (path) => {
  expect(wayOut({ href: origin + path, ...plain }, origin)).toBeUndefined();
});

test.each([
  ['https://photos.example.org/junnar-helpdesk', 'photos.example.org/junnar-helpdesk'],
  ['https://example.org/', 'example.org'],
  ['http://junnar.example.org/events', 'junnar.example.org/events'],
  ['tel:+910000030100', '+910000030100'],
  ['mailto:help@example.org?subject=A%20room', 'help@example.org'],
  ['sms:112?body=Help', '112'],
  ['geo:19.188,73.8805?q=19.188,73.8805', '19.188,73.8805'],
  ['upi://pay?pa=junnar%40example&pn=Junnar', 'junnar@example'],
  ['whatsapp://send?text=Junnar', 'send'],
  ['https://junnar.example.org/login', 'junnar.example.org/login'],
  ['https://junnar.example.org/admin', 'junnar.example.org/admin'],
  ['https://junnar.example.org/admin/ad-management', 'junnar.example.org/admin/ad-management'],
  ['https://junnar.example.org/api/reports/1/file', 'junnar.example.org/api/reports/1/file'],
  ['https://junnar.example.org/embed', 'junnar.example.org/embed'],
  ['https://junnar.example.org/images/fort', 'junnar.example.org/images/fort'],
  ['https://junnar.example.org/mcp', 'junnar.example.org/mcp'],
  ['https://junnar.example.org/sitemap.xml', 'junnar.example.org/sitemap.xml'],
])('%s leads out, and is shown as a code with “%s” under it', (href, text) => {
  expect(wayOut({ href, ...plain }, origin)).toEqual({ code: href, text });
});

test.each([
  { download: true, newTab: false },
  { download: false, newTab: true },
])('a page that is downloaded or opened elsewhere leads out as well: %j', (how) => {
  expect(wayOut({ href: `${origin}/events`, ...how }, origin)).toEqual({ code: `${origin}/events`, text: 'junnar.example.org/events' });
});

test.each(['blob:https://junnar.example.org/1', 'data:text/html,hello', 'javascript:alert(1)', 'nothing'])(
  '%s is on this device alone: the open page is shown instead',
  (href) => {
    expect(wayOut({ href, ...plain }, origin)).toBe('page');
  },
);
