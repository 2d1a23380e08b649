import { askPosition } from '#catalogue/ask-position.ts';
import { here } from '#catalogue/here.ts';
import { createStore } from '#platform/store.ts';

/** What became of asking this phone where it is; undefined before anybody asked, and once it has said so. */
export const finding = createStore<'asking' | 'unknown' | undefined>(undefined);

/** Asks the phone where it is unless it has said so on this visit. Only ever after a tap. */
export async function findMe(): Promise<void> {
  if (here.get() || finding.get() === 'asking') return;
  finding.swap('asking');
  finding.swap((await askPosition()) ? undefined : 'unknown');
}
