import { expect, test } from 'vitest';
import type { OutboxItem } from './outbox-db.ts';
import { mirrorOutbox, outboxMirror, type TextStorage } from './outbox-mirror.ts';

const item = (id: string, rest: Partial<OutboxItem> = {}): OutboxItem => ({
  ...{ id, kind: 'booking', about: 'Fort View', body: '{"name":"Asha"}', createdAt: 1, attempts: 0, nextAt: 0, state: 'queued' },
  ...rest,
});

/** The browser's localStorage with these texts, of which the outbox is not the only writer. */
function textStorage(texts: Map<string, string>): TextStorage {
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

test('what is not received yet is mirrored, and nothing of others is taken for it', () => {
  const texts = new Map([['display', 'dark']]);
  const mirror = outboxMirror(textStorage(texts));
  mirror.follow('a', item('a'));
  mirror.follow('b', item('b'));
  expect([mirror.ids(), mirror.get('a')]).toEqual([['a', 'b'], item('a')]);
  mirror.follow('a', item('a', { state: 'sent' }));
  mirror.follow('b', undefined);
  expect([...texts]).toEqual([['display', 'dark']]);
});

test('a mirrored text that somebody cut off is no item', () => {
  const storage = textStorage(new Map([['outbox:a', '{"id":"a"']]));
  expect([outboxMirror(storage).get('a'), outboxMirror(storage).get('b')]).toEqual([undefined, undefined]);
});

test('a full or blocked localStorage takes nothing from the database beside it', () => {
  const full = textStorage(new Map());
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
  const outbox = mirrorOutbox(textStorage(new Map()));
  await outbox.change('a', () => item('a'));
  await outbox.change('b', () => item('b'));
  await outbox.change('b', () => undefined);
  expect(await outbox.all()).toEqual([item('a')]);
  await expect(mirrorOutbox(undefined).change('a', () => item('a'))).rejects.toThrow('refuses to store');
  expect(await mirrorOutbox(undefined).all()).toEqual([]);
});
