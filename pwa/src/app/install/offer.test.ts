import { expect, test } from 'vitest';

import { intentLink } from './intent-link.ts';
import { offerAt } from './offer.ts';

const ready = {
  browser: { system: 'android' },
  isInstalled: false,
  canInstall: true,
  readyOffline: true,
  hasLookedAround: true,
  isDeclined: () => false,
} as const;

test('installing is offered once the guide is on the phone and somebody looked around in it', () => {
  expect(offerAt(ready)).toBe('install');
  expect(offerAt({ ...ready, readyOffline: false })).toBeUndefined();
  expect(offerAt({ ...ready, hasLookedAround: false })).toBeUndefined();
});

test('it is never offered where the browser cannot, in the installed app, or again', () => {
  expect(offerAt({ ...ready, canInstall: false })).toBeUndefined();
  expect(offerAt({ ...ready, isInstalled: true })).toBeUndefined();
  expect(offerAt({ ...ready, isDeclined: (offer) => offer === 'install' })).toBeUndefined();
});

test('an iPhone is told of its home screen at the same moment', () => {
  const iPhone = { ...ready, browser: { system: 'ios' }, canInstall: false } as const;
  expect(offerAt(iPhone)).toBe('ios');
  expect(offerAt({ ...iPhone, readyOffline: false })).toBeUndefined();
  expect(offerAt({ ...iPhone, isInstalled: true })).toBeUndefined();
});

test.each(['Instagram', ''])('in the window of another app (%j) the way out is offered at once, and nothing else', (inApp) => {
  const inside = { ...ready, browser: { system: 'ios', inApp }, hasLookedAround: false, readyOffline: false } as const;
  expect(offerAt(inside)).toBe('in-app');
  expect(offerAt({ ...inside, isDeclined: (offer) => offer === 'in-app' })).toBeUndefined();
});

test('on Android a link leads out of another app, to the very page', () => {
  expect(intentLink('https://junnar.example/tourism-directory/hadsar-fort?lang=mr')).toBe(
    'intent://junnar.example/tourism-directory/hadsar-fort?lang=mr#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
  );
});
