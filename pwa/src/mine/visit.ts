import type { Outbox } from '#sync/outbox.ts';
import { newId } from './new-id.ts';
import { outbox } from './outbox.ts';

const flag = 'visited';
let counting: Promise<void> | undefined;

/** Counts this visit once per session (spec section 4, decision B11), without signal later; never says anything (B22). */
export function countVisit(open: () => Promise<Pick<Outbox, 'add'>> = outbox): Promise<void> {
  counting ??= countOnce(open)
    .catch(() => undefined)
    .finally(() => {
      counting = undefined;
    });
  return counting;
}

/** The flag stands only once the phone keeps the visit; without storage for a session there is no session. */
async function countOnce(open: () => Promise<Pick<Outbox, 'add'>>): Promise<void> {
  if (sessionStorage.getItem(flag) === 'true') return;
  const { add } = await open();
  await add({ id: newId(), kind: 'visit', body: {} });
  sessionStorage.setItem(flag, 'true');
}
