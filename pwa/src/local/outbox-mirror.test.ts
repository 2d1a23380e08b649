import { expect, test } from 'vitest';
import { mirrorOutbox, outboxMirror } from './outbox-mirror.ts';
import { queuedItem as item } from './testing/queued-item.ts';
import { Texts } from './testing/texts.ts';

test('what is not received yet is mirrored, and nothing of others is taken for it', () => {
  const texts = new Texts([['display', 'dark']]);
  const mirror = outboxMirror(texts);
  mirror.follow('a', item('a'));
  mirror.follow('b', item('b'));
  expect([mirror.ids(), mirror.get('a')]).toEqual([['a', 'b'], item('a')]);
  mirror.follow('a', item('a', { state: 'sent' }));
  mirror.follow('b', undefined);
  expect([...texts]).toEqual([['display', 'dark']]);
});

test('a mirrored text that somebody cut off is no item', () => {
  const storage = new Texts([['outbox:a', '{"id":"a"']]);
  expect([outboxMirror(storage).get('a'), outboxMirror(storage).get('b')]).toEqual([undefined, undefined]);
});

test('a full or blocked localStorage takes nothing from the database beside it', () => {
  const full = new Texts();
  full.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(() => outboxMirror(full).follow('a', item('a'))).not.toThrow();
  const blocked = outboxMirror(undefined);
  blocked.follow('a', item('a'));
  blocked.follow('a', undefined);
  expect([blocked.ids(), blocked.get('a')]).toEqual([[], undefined]);
});

test('where the database is broken, the mirror is the outbox; where both are, nothing is said to be stored', async () => {
  const outbox = mirrorOutbox(new Texts());
  await outbox.change('a', () => item('a'));
  await outbox.change('b', () => item('b'));
  await outbox.change('b', () => undefined);
  expect(await outbox.all()).toEqual([item('a')]);
  await expect(mirrorOutbox(undefined).change('a', () => item('a'))).rejects.toThrow('refuses to store');
  expect(await mirrorOutbox(undefined).all()).toEqual([]);
});
