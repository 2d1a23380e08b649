import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftCopies } from '#local/draft-copies.ts';
import { openMine } from '#local/mine-db.ts';
import { keepDraft } from './draft.ts';

const empty = { name: '', phone: '' };
const texts = new Map<string, string>();
/** Another one for each test: the page of an earlier one may still be writing. */
let storage: () => ReturnType<typeof openMine>;
let submitted: string[];

beforeEach(() => {
  texts.clear();
  const indexedDB = new IDBFactory();
  storage = () => openMine({ indexedDB, IDBKeyRange });
  submitted = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = async () => (await storage()).draft('contact');

async function open(open = storage) {
  const draft = keepDraft('contact', empty, { storage: open, copies: draftCopies, isSubmitted: async (id) => submitted.includes(id) });
  const page = { document: Object.assign(new EventTarget(), { visibilityState: 'visible' }), window: new EventTarget() };
  const stop = draft.start(page);
  await vi.waitFor(() => expect(draft.state.get().ready).toBe(true));
  return { ...draft, stop, page, get: () => draft.state.get() };
}

test('a new form is empty and has a key', async () => {
  const { get } = await open();
  expect(get()).toEqual({ values: empty, id: expect.any(String), ready: true, dirty: false });
});

test('what was typed is there before the next line runs, and comes back under the same key after the page died', async () => {
  const before = await open();
  before.setValues({ name: 'Asha' });
  expect(JSON.parse(texts.get('draft:contact') ?? '')).toMatchObject({ id: before.get().id, values: { name: 'Asha', phone: '' } });
  const after = await open();
  expect(after.get()).toEqual({ values: { name: 'Asha', phone: '' }, id: before.get().id, ready: true, dirty: true });
});

test('the database has it soon, and brings it back where the texts were lost', async () => {
  const before = await open();
  before.setValues({ name: 'Asha' });
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ id: before.get().id, values: { name: 'Asha' } }));
  texts.clear();
  expect((await open()).get().values).toEqual({ name: 'Asha', phone: '' });
});

test.each([
  ['is left', (page: Awaited<ReturnType<typeof open>>['page']) => page.window.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden',
    ({ document }: Awaited<ReturnType<typeof open>>['page']) => {
      document.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('where texts are blocked, the database gets it when the page %s', async (_, leave) => {
  vi.stubGlobal('localStorage', undefined);
  const { kept, storage } = await watched();
  const { setValues, page } = await open(storage);
  setValues({ name: 'Asha' });
  leave(page);
  await Promise.resolve();
  expect(kept).toEqual([{ name: 'Asha', phone: '' }]);
  expect((await open()).get().values).toEqual({ name: 'Asha', phone: '' });
});

/** Tells what the database was given. */
async function watched() {
  const kept: object[] = [];
  const opened = await storage();
  const keepDraft: typeof opened.keepDraft = (draft) => {
    kept.push(draft.values);
    return opened.keepDraft(draft);
  };
  return { kept, storage: async () => ({ ...opened, keepDraft }) };
}

test('what is typed before the draft was read wins over it', async () => {
  (await open()).setValues({ name: 'Asha', phone: '98220' });
  const draft = keepDraft('contact', empty, { storage, copies: draftCopies, isSubmitted: async () => false });
  draft.start({ document: Object.assign(new EventTarget(), { visibilityState: 'visible' }), window: new EventTarget() });
  draft.setValues({ name: 'Ravi' });
  await vi.waitFor(() => expect(draft.state.get()).toMatchObject({ ready: true, values: { name: 'Ravi', phone: '98220' } }));
  expect(texts.get('draft:contact')).toContain('Ravi');
});

test('after sending nothing of it is left, and the next submission has another key', async () => {
  const { get, setValues, discard } = await open();
  const { id } = get();
  setValues({ name: 'Asha' });
  await discard();
  expect(get()).toMatchObject({ values: empty, dirty: false });
  expect(get().id).not.toBe(id);
  expect([texts.size, await stored()]).toEqual([0, undefined]);
});

test('an emptied form leaves nothing', async () => {
  const { setValues, page } = await open();
  setValues({ name: 'Asha' });
  page.window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(async () => expect(await stored()).toBeDefined());
  setValues({ name: '' });
  expect([...texts.values()].join()).not.toContain('Asha');
  await vi.waitFor(async () => expect([texts.size, await stored()]).toEqual([0, undefined]));
});

test('what was discarded stays away, though the page died before the database had erased it', async () => {
  const opened = await storage();
  const { setValues, page, discard } = await open(async () => ({ ...opened, eraseDraft: () => new Promise(() => undefined) }));
  setValues({ name: 'Asha' });
  page.window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(async () => expect(await stored()).toBeDefined());
  void discard();
  expect((await open()).get()).toMatchObject({ values: empty, dirty: false });
  await vi.waitFor(async () => expect([texts.size, await stored()]).toEqual([0, undefined]));
});

test('a page that died between sending and erasing does not offer it again', async () => {
  const opened = await storage();
  // The dead write nothing any more.
  const before = await open(async () => ({ ...opened, keepDraft: async () => undefined }));
  before.setValues({ name: 'Asha' });
  submitted.push(before.get().id);
  const { get } = await open();
  expect(get()).toMatchObject({ values: empty, dirty: false });
  expect(get().id).not.toBe(before.get().id);
  expect([texts.size, await stored()]).toEqual([0, undefined]);
});

test('a form that another tab sent goes on under another key', async () => {
  const asleep = await open();
  asleep.setValues({ name: 'Asha' });
  const other = await open();
  const { id } = other.get();
  expect(asleep.get().id).toBe(id);
  await other.discard();
  asleep.page.document.dispatchEvent(new Event('visibilitychange'));
  expect(asleep.get()).toMatchObject({ values: { name: 'Asha', phone: '' }, dirty: true });
  expect(asleep.get().id).not.toBe(id);
  expect(texts.get('draft:contact')).toContain(asleep.get().id);
});

test('two tabs that type into one form do not chase each other', async () => {
  const one = await open();
  one.setValues({ name: 'Asha' });
  const other = await open();
  await other.discard();
  other.setValues({ name: 'Ravi' });
  const kept = texts.get('draft:contact');
  one.page.window.dispatchEvent(new Event('storage'));
  expect(texts.get('draft:contact')).toBe(kept);
  expect(one.get().id).not.toBe(other.get().id);
});

test('a form that is closed keeps what was typed', async () => {
  const { kept, storage } = await watched();
  const { setValues, stop } = await open(storage);
  setValues({ name: 'Asha' });
  stop();
  await Promise.resolve();
  expect(kept).toEqual([{ name: 'Asha', phone: '' }]);
});

test('where nothing can be stored, the form still works', async () => {
  vi.stubGlobal('localStorage', undefined);
  storage = () => openMine({ indexedDB: {} as IDBFactory, IDBKeyRange });
  const { get, setValues, discard } = await open();
  setValues({ name: 'Asha' });
  expect(get()).toMatchObject({ values: { name: 'Asha', phone: '' }, dirty: true });
  await discard();
  expect(get().values).toEqual(empty);
});
