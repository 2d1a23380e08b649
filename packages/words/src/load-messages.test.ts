import { beforeEach, expect, test, vi } from 'vitest';

/** As a browser begins: without any message. */
async function begin() {
  const [{ loadLanguage, loadMessages }, { speak }, { m }] = await Promise.all([
    import('./load-messages.ts'),
    import('./language.ts'),
    import('./messages.ts'),
  ]);
  return { loadLanguage, loadMessages, speak, m };
}

beforeEach(() => vi.resetModules());

test('what was loaded once comes with each other language', async () => {
  const { loadLanguage, loadMessages, speak, m } = await begin();
  await loadMessages('about');
  expect(m.about_title()).toBe('About Us');
  await loadLanguage('mr');
  speak('mr');
  expect(m.about_title()).toMatch(/\p{Script=Devanagari}/u);
  expect(loadMessages('about')).toBeUndefined();
});

test('a page that comes together with another language says its messages in that one', async () => {
  const { loadLanguage, loadMessages, speak, m } = await begin();
  // The language was chosen in another tab: this one still speaks the former, and learns of it with the next page.
  await loadLanguage('en');
  await loadLanguage('mr');
  await loadMessages('about');
  speak('mr');
  expect(m.about_title()).toMatch(/\p{Script=Devanagari}/u);
});
