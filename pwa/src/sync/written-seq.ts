import { seqHeader } from '@helpdesk/contract/sync/seq-header';

/** How far the catalogue had come after the last write of this page: whatever is asked from then on names it, so that no server answers with less. */
let written: string | undefined;

/** @param seq as the answer to a write named it */
export function noteWritten(seq: string | null): void {
  if (seq && Number(seq) > Number(written ?? 0)) written = seq;
}

/** For whatever is asked; nothing where nothing was written. */
export const writtenHeader = (): Readonly<Record<string, string>> => (written ? { [seqHeader]: written } : {});
