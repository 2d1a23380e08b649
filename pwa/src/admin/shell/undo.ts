import { type Deletion, deletions } from '#local/deletions.ts';
import { createStore } from '#platform/store.ts';

const offeredMs = 10_000;

/** What can be undone now, the newest last. */
export const undoable = createStore<readonly Deletion[]>(deletions.read(Date.now()));

/** Offers Undo for 10 seconds, in whichever tab of this browser. */
export const offerUndo = (deleted: Omit<Deletion, 'until'>): void =>
  keep([...deletions.read(Date.now()), { ...deleted, until: Date.now() + offeredMs }]);

/** It was undone, or its time is over. */
export const withdrawUndo = (id: string): void => keep(deletions.read(Date.now()).filter((each) => each.id !== id));

function keep(all: readonly Deletion[]): void {
  deletions.write(all);
  undoable.swap(all);
}
