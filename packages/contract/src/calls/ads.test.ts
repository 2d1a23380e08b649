import { expect, test } from 'vitest';
import { isShownOn } from '#rules/shown-on.ts';
import { adInput } from './ads.ts';

const ad = {
  title: 'Guides',
  targetURL: 'https://guides.example.org/',
  contactNumber: '+910000030001',
  priority: 1,
  startDate: '2026-11-10',
  endDate: '2026-11-20',
  images: ['/images/ad-guides-1-1280.webp'],
};

test.each([
  ['2026-11-09', false],
  ['2026-11-10', true],
  ['2026-11-15', true],
  // The end date is inclusive (product 5.8).
  ['2026-11-20', true],
  ['2026-11-21', false],
])('on %s the ad is shown: %s', (today, shown) => {
  expect(isShownOn(ad, today)).toBe(shown);
});

test.each([
  ['2026-11-10', '2026-11-10', undefined],
  ['2026-11-10', '2026-11-09', 'form_end_before_start'],
  ['2026-02-30', '2026-11-09', 'form_start_date_required'],
  ['', '2026-11-09', 'form_start_date_required'],
  ['2026-11-10', '20 Nov 2026', 'form_end_date_required'],
])('an ad from "%s" to "%s": %s', (startDate, endDate, message) => {
  expect(adInput.safeParse({ ...ad, startDate, endDate }).error?.issues[0]?.message).toBe(message);
});

test.each([
  ['title', '  ', 'form_title_required'],
  ['targetURL', '', 'form_target_url_required'],
  ['targetURL', 'javascript:alert(1)', 'error_https_link'],
  ['contactNumber', '', 'form_contact_number_required'],
  ['contactNumber', '0', 'error_contact_number'],
  ['priority', '', 'form_priority_required'],
  ['images', [], 'form_image_required'],
  ['images', ['https://elsewhere.example.org/a.png'], 'error_picture_address'],
])('an ad whose %s is %j is refused: %s', (field, value, message) => {
  expect(adInput.safeParse({ ...ad, [field]: value }).error?.issues[0]?.message).toBe(message);
});
