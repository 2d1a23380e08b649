import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { calls } from './calls.ts';

const all = Object.values(calls).flatMap((ofEntity) => Object.values(ofEntity));

// The calls of product 9.8.
test.each([
  'GET /visitor-count',
  'POST /increment-visitor',
  'GET /get-categories',
  'GET /get-regions',
  'GET /get-tourist-places',
  'GET /get-restaurants',
  'GET /get-resorts',
  'GET /get-ads',
  'GET /get-category/{categoryId}',
  'GET /get-region-and-attractive-place-list/{categoryId}/{regionId}',
  'GET /get-tourist-place/{id}',
  'GET /get-resort/{id}',
  'GET /get-restaurant/{id}',
  'POST /book-place',
  'POST /login',
  'POST /contact-form',
  'POST /add-tourist-place',
  'PUT /update-tourist-place/{id}',
  'DELETE /delete-tourist-place/{id}',
  'POST /add-resort',
  'PUT /update-resort/{id}',
  'DELETE /delete-resort/{id}',
  'POST /add-restaurant',
  'PUT /update-restaurant/{id}',
  'DELETE /delete-restaurant/{id}',
  'POST /add-ad',
  'PUT /update-ad/{id}',
  'DELETE /delete-ad/{id}',
  'POST /upload-image',
  'GET /get-reports',
  'GET /reports/{id}/file',
  'POST /add-report',
  'PUT /update-report/{id}',
  'DELETE /delete-report/{id}',
  'GET /get-enquiries',
  'POST /logout',
  'POST /add-category',
  'PUT /update-category/{id}',
  'DELETE /delete-category/{id}',
  'POST /add-region',
  'PUT /update-region/{id}',
  'DELETE /delete-region/{id}',
  'PUT /update-enquiry/{id}',
  'POST /search-enquiries',
  'POST /export-personal-data',
  'POST /erase-personal-data',
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
  'POST /report-missed-searches',
  'GET /get-missed-searches',
  'GET /get-overview',
  'GET /get-managed-listings',
  'GET /get-found-listings',
  'POST /change-listings',
  'GET /export-listings',
  'POST /preview-import',
  'POST /import-listings',
  'GET /get-outdated-translations',
  'GET /get-versions/{table}/{id}',
  'PUT /restore-version/{table}/{id}/{version}',
  'GET /get-deleted/{table}',
  'PUT /restore-deleted/{table}/{id}',
  'GET /get-services',
  'GET /get-service/{id}',
  'POST /add-service',
  'PUT /update-service/{id}',
  'DELETE /delete-service/{id}',
  'GET /search',
  'POST /suggest-correction',
  'POST /report-donation',
  'POST /get-request-states',
  'POST /kiosk/pair',
  'POST /kiosk/heartbeat',
])('the contract has %s', (call) => {
  expect(all.map(({ method, path }) => `${method} ${path}`)).toContain(call);
});

test('no call is there twice', () => {
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
});

test('every write needs a token, but for what visitors send, and kiosks with one of their own (product 9.4)', () => {
  const open = all.filter(({ method, token }) => method !== 'GET' && !token).map(({ path }) => path);
  expect(open.sort()).toEqual([
    '/accept-invite',
    '/ask-password-link',
    '/book-place',
    '/contact-form',
    '/get-request-states',
    '/increment-visitor',
    '/kiosk/heartbeat',
    '/kiosk/pair',
    '/login',
    '/report-donation',
    '/report-missed-searches',
    '/suggest-correction',
  ]);
});

test('what clients read beside the result is in the result, too (product 9.1)', () => {
  const repeated = Object.fromEntries(all.filter((call) => call.repeated).map((call) => [call.path, call.repeated]));
  expect(repeated).toEqual({
    '/book-place': ['success'],
    '/contact-form': ['success'],
    '/suggest-correction': ['success'],
    '/report-donation': ['success'],
    '/visitor-count': ['count'],
    '/increment-visitor': ['success'],
  });
});

test('every message that a schema names has words', () => {
  const here = fileURLToPath(new URL('../', import.meta.url));
  const words = JSON.parse(readFileSync(join(here, '../../words/messages/en.json'), 'utf8')) as Record<string, unknown>;
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const named = sources.flatMap((name) => readFileSync(join(here, name), 'utf8').match(/(?<=')(?:form|error|login)_[a-z_]+(?=')/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((key) => !(key in words))).toEqual([]);
});
