import { draftCopies } from '#local/draft-copies.ts';
import { createStore } from '#platform/store.ts';
import type { DraftPlace } from './draft.ts';
import { mine } from './storage.ts';

/** Where forms that are opened from now on keep what is typed. */
export const draftPlace = createStore<DraftPlace>({ storage: mine, copies: draftCopies });
