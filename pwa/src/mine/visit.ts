import { newId } from '#platform/new-id.ts';
import type { Outbox } from '#sync/outbox/outbox.ts';
import { outbox } from './outbox.ts';

const flag = 'visited';
let counting: Promise<void> | undefined;

/** Counts this visit once per session (product 5.12), without signal later; never says anything (product 7.5). */
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
