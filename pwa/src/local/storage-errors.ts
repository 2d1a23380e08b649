/** Dexie wraps what the browser threw: the reason is often the inner error's. */
const namesOf = (error: unknown): string[] => {
  const { name = '', inner } = (error ?? {}) as { name?: string; inner?: { name?: string } };
  return [name, inner?.name ?? ''];
};

const lostHandle = new Set(['DatabaseClosedError', 'UnknownError', 'InvalidStateError']);

/** Whether the browser took the database's handle away, as WebKit and Chromium do in the background. */
export const isLostHandle = (error: unknown): boolean => namesOf(error).some((name) => lostHandle.has(name));

/** Whether a change failed because the phone is full; then nothing of it was written. */
export const isQuotaExceeded = (error: unknown): boolean => namesOf(error).includes('QuotaExceededError');
