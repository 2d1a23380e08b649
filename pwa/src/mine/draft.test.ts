import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftCopies } from '#local/draft-copies.ts';
import { openMine } from '#local/mine-db.ts';
import { Texts } from '#local/testing/texts.ts';
import { eventually } from '#sync/testing/eventually.ts';
import { trackDraft } from './draft.ts';

const empty = { name: '', phone: '' };
const texts = new Texts();
/** Another one for each test: the page of an earlier one may still be writing. */
let storage: () => ReturnType<typeof openMine>;
let submitted: string[];

beforeEach(() => {
  texts.clear();
  const indexedDB = new IDBFactory();
  storage = () => openMine({ indexedDB, IDBKeyRange });
  submitted = [];
  vi.stubGlobal('localStorage', texts);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = async () => (await storage()).draft('contact');

async function open(open = storage) {
  const draft = trackDraft('contact', empty, { storage: open, copies: draftCopies, isSubmitted: async (id) => submitted.includes(id) });
  const page = { document: Object.assign(new EventTarget(), { visibilityState: 'visible' }), window: new EventTarget() };
  const stop = draft.start(page);
  await eventually(() => expect(draft.state.get().ready).toBe(true));
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
  await eventually(async () => expect(await stored()).toMatchObject({ id: before.get().id, values: { name: 'Asha' } }));
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
  const erased: string[] = [];
  const opened = await storage();
  const trackDraft: typeof opened.trackDraft = (draft) => {
    kept.push(draft.values);
    return opened.trackDraft(draft);
  };
  const eraseDraft: typeof opened.eraseDraft = (form) => {
    erased.push(form);
    return opened.eraseDraft(form);
  };
  return { kept, erased, storage: async () => ({ ...opened, trackDraft, eraseDraft }) };
}

test('what is typed before the draft was read wins over it', async () => {
  (await open()).setValues({ name: 'Asha', phone: '98220' });
  const draft = trackDraft('contact', empty, { storage, copies: draftCopies, isSubmitted: async () => false });
  draft.start({ document: Object.assign(new EventTarget(), { visibilityState: 'visible' }), window: new EventTarget() });
  draft.setValues({ name: 'Ravi' });
  await eventually(() => expect(draft.state.get()).toMatchObject({ ready: true, values: { name: 'Ravi', phone: '98220' } }));
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
  await eventually(async () => expect(await stored()).toBeDefined());
  setValues({ name: '' });
  expect([...texts.values()].join()).not.toContain('Asha');
  await eventually(async () => expect([texts.size, await stored()]).toEqual([0, undefined]));
});

test('what was discarded stays away, though the page died before the database had erased it', async () => {
  const opened = await storage();
  const { setValues, page, discard } = await open(async () => ({ ...opened, eraseDraft: () => new Promise(() => undefined) }));
  setValues({ name: 'Asha' });
  page.window.dispatchEvent(new Event('pagehide'));
  await eventually(async () => expect(await stored()).toBeDefined());
  void discard();
  expect((await open()).get()).toMatchObject({ values: empty, dirty: false });
  await eventually(async () => expect([texts.size, await stored()]).toEqual([0, undefined]));
});

test('a page that died between sending and erasing does not offer it again', async () => {
  const opened = await storage();
  // The dead write nothing any more.
  const before = await open(async () => ({ ...opened, trackDraft: async () => undefined }));
  before.setValues({ name: 'Asha' });
  submitted.push(before.get().id);
  const { get } = await open();
  expect(get()).toMatchObject({ values: empty, dirty: false });
  expect(get().id).not.toBe(before.get().id);
  expect([texts.size, await stored()]).toEqual([0, undefined]);
});

type Page = Awaited<ReturnType<typeof open>>['page'];
const wake = ({ document }: Page) => document.dispatchEvent(new Event('visibilitychange'));
const hear = ({ window }: Page) => window.dispatchEvent(new Event('storage'));

test.each([
  ['once somebody looks at it again', wake],
  ['at once', hear],
])('a form that another tab sent goes on under another key, %s', async (_, notice) => {
  const asleep = await open();
  asleep.setValues({ name: 'Asha' });
  const other = await open();
  const { id } = other.get();
  expect(asleep.get().id).toBe(id);
  await other.discard();
  notice(asleep.page);
  expect(asleep.get()).toMatchObject({ values: { name: 'Asha', phone: '' }, dirty: true });
  expect(asleep.get().id).not.toBe(id);
  expect(texts.get('draft:contact')).toContain(asleep.get().id);
});

test('a form that another tab only goes on with keeps its key', async () => {
  const one = await open();
  one.setValues({ name: 'Asha' });
  const { id } = one.get();
  (await open()).setValues({ phone: '98220' });
  hear(one.page);
  wake(one.page);
  expect(one.get()).toMatchObject({ id, values: { name: 'Asha', phone: '' } });
});

test('where texts are blocked, a form keeps its key when somebody looks at it again', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { get, setValues, page } = await open();
  setValues({ name: 'Asha' });
  const { id } = get();
  wake(page);
  hear(page);
  expect(get().id).toBe(id);
});

test('a form that was closed follows other tabs and its page no more', async () => {
  const { kept, storage } = await watched();
  const closed = await open(storage);
  closed.setValues({ name: 'Asha' });
  const { id } = closed.get();
  closed.stop();
  await (await open()).discard();
  hear(closed.page);
  wake(closed.page);
  expect([closed.get().id, texts.size, kept.length]).toEqual([id, 0, 1]);
});

test('two tabs that type into one form do not chase each other', async () => {
  const one = await open();
  one.setValues({ name: 'Asha' });
  const other = await open();
  await other.discard();
  other.setValues({ name: 'Ravi' });
  const kept = texts.get('draft:contact');
  hear(one.page);
  expect(texts.get('draft:contact')).toBe(kept);
  expect(one.get().id).not.toBe(other.get().id);
  one.setValues({ phone: '98220' });
  expect(JSON.parse(texts.get('draft:contact') ?? '')).toMatchObject({ id: one.get().id, values: { name: 'Asha', phone: '98220' } });
});

test('where nobody can tell what was sent, a draft is offered again', async () => {
  (await open()).setValues({ name: 'Asha' });
  const isSubmitted = () => Promise.reject(new Error('the outbox could not be opened'));
  const draft = trackDraft('contact', empty, { storage, copies: draftCopies, isSubmitted });
  draft.start({ document: Object.assign(new EventTarget(), { visibilityState: 'visible' }), window: new EventTarget() });
  await eventually(() => expect(draft.state.get()).toMatchObject({ ready: true, values: { name: 'Asha' } }));
});

test('the database is told once what was typed, and nothing of a form that nobody touched', async () => {
  const { kept, erased, storage } = await watched();
  const untouched = await open(storage);
  untouched.stop();
  expect([kept, erased]).toEqual([[], []]);
  const { setValues, page, stop } = await open(storage);
  setValues({ name: 'Asha' });
  for (let time = 0; time < 3; time += 1) hear(page);
  page.window.dispatchEvent(new Event('pagehide'));
  stop();
  await Promise.resolve();
  expect(kept).toHaveLength(1);
});

test('what another tab types while this one erases its own stays', async () => {
  const opened = await storage();
  let erased = () => {};
  const eraseDraft = () =>
    new Promise<void>((resolve) => {
      erased = resolve;
    });
  const { setValues, discard } = await open(async () => ({ ...opened, eraseDraft }));
  setValues({ name: 'Asha' });
  const discarded = discard();
  const other = await open();
  other.setValues({ name: 'Ravi' });
  erased();
  await discarded;
  expect(texts.get('draft:contact')).toContain('Ravi');
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
