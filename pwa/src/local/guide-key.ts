import { safeStorage } from '#platform/safe-storage.ts';

const key = 'guide-key';

/** The public half of the key that the server signs guide files with, as a head last told it (decision 071): 32 bytes in base64url; null before. */
export const knownGuideKey = (): string | null => safeStorage.get(key);

/** @param told undefined by a server that signs nothing: what was known may still be true of files */
export function noteGuideKey(told: string | undefined): void {
  if (told !== undefined) safeStorage.set(key, told);
}

/** Whether a guide file can be checked here: without the helpdesk's key, and where the browser lacks what checks it, none is believed, and so none is asked for. */
export const canCheckGuides = (): boolean =>
  knownGuideKey() !== null && globalThis.crypto?.subtle !== undefined && globalThis.DecompressionStream !== undefined;
