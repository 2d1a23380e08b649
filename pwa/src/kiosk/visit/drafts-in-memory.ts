import type { DraftCopies } from '#local/draft-copies.ts';
import type { Draft } from '#local/mine-db.ts';
import type { DraftPlace } from '#mine/draft.ts';

/** What a visitor of a kiosk has typed and not sent: it ends with the document, and no disk ever has it. */
export function draftsInMemory(): DraftPlace {
  const drafts = new Map<string, Draft>();
  const copies: DraftCopies = {
    get: (form) => drafts.get(form),
    keep: (draft) => Boolean(drafts.set(draft.form, draft)),
    erase: (form) => void drafts.delete(form),
  };
  return { storage: () => Promise.reject(new Error('A kiosk keeps no drafts')), copies };
}
