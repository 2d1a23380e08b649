import { expect, test } from 'vitest';
import { voiceFor } from './voices.ts';

const voices = [{ lang: 'en-US' }, { lang: 'en-IN' }, { lang: 'hi_IN' }, { lang: 'de-DE' }];

test('a language is read by its own voice, one of India first', () => {
  expect(voiceFor(voices, 'en')).toEqual({ voice: { lang: 'en-IN' }, isOwn: true });
  expect(voiceFor([{ lang: 'en-GB' }], 'en')).toEqual({ voice: { lang: 'en-GB' }, isOwn: true });
  expect(voiceFor([...voices, { lang: 'mr' }], 'mr')).toEqual({ voice: { lang: 'mr' }, isOwn: true });
});

test('without one, by a voice that reads its script, and this is known', () => {
  expect(voiceFor(voices, 'mr')).toEqual({ voice: { lang: 'hi_IN' }, isOwn: false });
});

test('a device without voices has none', () => {
  expect(voiceFor([], 'en')).toEqual({ voice: undefined, isOwn: false });
  expect(voiceFor([{ lang: 'de-DE' }], 'hi')).toEqual({ voice: undefined, isOwn: false });
});
