import { beforeEach, expect, test, vi } from 'vitest';
import { Texts } from './testing/texts.ts';

const asha = { name: 'Asha Gore', email: 'asha@example.org', phone: '+919876543210' };
const kept = new Texts();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', kept);
});

/** As after a reload. */
const opened = () => import('./remembered-person.ts');

test('nobody is remembered until somebody chose it, and then by name, email and phone alone', async () => {
  const { rememberedPerson, rememberIfTicked } = await opened();
  expect(rememberedPerson.get()).toBeUndefined();
  await rememberIfTicked({ ...asha, remembers: false });
  expect(rememberedPerson.get()).toBeUndefined();
  await rememberIfTicked({ ...asha, remembers: true, comment: 'The gate was closed.' } as Parameters<typeof rememberIfTicked>[0]);
  vi.resetModules();
  expect((await opened()).rememberedPerson.get()).toEqual(asha);
  expect([...kept.values()].join()).not.toContain('gate');
});

test('who is forgotten leaves nothing on the phone', async () => {
  const { forgetPerson, rememberIfTicked, rememberedPerson } = await opened();
  for (const forget of [async () => forgetPerson(), () => rememberIfTicked({ ...asha, remembers: false })]) {
    await rememberIfTicked({ ...asha, remembers: true });
    await forget();
    expect(rememberedPerson.get()).toBeUndefined();
    expect(kept.size).toBe(0);
  }
});

test.each(['', '{', 'null', '{"name":1}', '{"name":"Asha"}'])('what else lies there (%s) is nobody', async (text) => {
  kept.set('person', text);
  expect((await opened()).rememberedPerson.get()).toBeUndefined();
});
