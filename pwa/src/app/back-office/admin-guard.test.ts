import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#local/session.ts';
import { Texts } from '#local/testing/texts.ts';

import { guardAdmin } from './admin-guard.ts';
import { readFrom } from './read-from.ts';

const kept = new Texts();
beforeEach(() => {
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const guarded = (href: string): unknown => {
  try {
    guardAdmin({ location: { href } });
    return undefined;
  } catch (thrown) {
    return thrown;
  }
};

test('who is not logged in is sent to the login, which knows the way back', () => {
  const sent = guarded('/admin/ad-management?x=1');
  expect(isRedirect(sent) && sent.options).toMatchObject({ to: '/login', search: { from: '/admin/ad-management?x=1' } });
});

test('who is logged in passes, until the log out', () => {
  session.begin('token', 'asha');
  expect(guarded('/admin')).toBeUndefined();
  session.end();
  expect(isRedirect(guarded('/admin'))).toBe(true);
});

test('where the browser keeps nothing a session lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  session.begin('token', 'asha');
  expect(session.token()).toBe('token');
  session.end();
  expect(session.token()).toBe('');
});

test.each([
  ['/admin', '/admin'],
  ['/admin/ad-management?x=1', '/admin/ad-management?x=1'],
  ['/administrator', undefined],
  ['https://elsewhere.example.org/admin', undefined],
  ['//elsewhere.example.org', undefined],
  [7, undefined],
])('a login sent from %s leads back to %s', (from, to) => {
  expect(readFrom({ from })).toEqual({ from: to });
});
