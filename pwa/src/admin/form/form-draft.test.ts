import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { openOffice } from '#local/office-db.ts';
import { eventually } from '#sync/testing/eventually.ts';

import { draftKeeper, restoredValues } from './form-draft.ts';

const key = { administrator: 'asha', form: 'places', row: '' };
const first = { name: '' };

async function keeperOnDisk() {
  const office = await openOffice({ indexedDB: new IDBFactory(), IDBKeyRange });
  const trackDraft = vi.spyOn(office, 'trackDraft');
  const onKept = vi.fn();
  return { office, trackDraft, onKept, keeper: draftKeeper(key, async () => office, onKept) };
}

test('every change is kept, the newest last, and few of those between', async () => {
  const { keeper, trackDraft, office, onKept } = await keeperOnDisk();
  const letters = [...'Lamp Tower of Naneghat'];
  for (const [at] of letters.entries()) keeper.keep({ first, values: { name: letters.slice(0, at + 1).join('') } });
  await eventually(async () => expect(await office.draft(key)).toMatchObject({ values: { name: 'Lamp Tower of Naneghat' } }));
  expect(trackDraft.mock.calls.length).toBeLessThan(4);
  expect(onKept).toHaveBeenLastCalledWith(true);
  expect((await keeper.read()).draft).toMatchObject({ first, values: { name: 'Lamp Tower of Naneghat' } });
});

test('what was saved is forgotten, whatever was about to be kept', async () => {
  const { keeper, office, onKept } = await keeperOnDisk();
  keeper.keep({ first, values: { name: 'A' } });
  keeper.keep({ first, values: { name: 'B' } });
  keeper.keepFiles([new File(['x'], 'gate.png')]);
  keeper.erase();
  await eventually(() => expect(onKept).toHaveBeenCalledTimes(2));
  expect(await office.rows('asha', 'places')).toEqual([]);
});

test('a device that refuses to store says so, and holds nobody up', async () => {
  const onKept = vi.fn();
  const keeper = draftKeeper(key, () => Promise.reject(new Error('no storage')), onKept);
  keeper.keep({ first, values: { name: 'A' } });
  await eventually(() => expect(onKept).toHaveBeenCalledWith(false));
  expect(await keeper.read()).toEqual({ draft: undefined, files: [] });
});

test('only what was typed is put back over what the row has become', () => {
  const before = { name: 'Fort', content: 'Old.', facts: ['High'] };
  const now = { name: 'Fort', content: 'New.', facts: ['High'] };
  const draft = { first: before, values: { ...before, name: 'Hill fort', facts: ['High', 'Cold'], gone: 1 } };
  expect(restoredValues(now, draft)).toEqual({ name: 'Hill fort', content: 'New.', facts: ['High', 'Cold'] });
});
