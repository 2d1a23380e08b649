import { seqHeader } from '@helpdesk/contract/sync/seq-header';

/** How far the catalogue had come after the last write of this page: whatever is asked from then on names it, so that no server answers with less. */
export interface WrittenSeq {
  /** @param seq as the answer to a write named it */
  note(seq: string | null): void;
  /** For whatever is asked; nothing where nothing was written. */
  headers(): Readonly<Record<string, string>>;
}

export function createWrittenSeq(): WrittenSeq {
  let written = 0;
  return {
    note(seq) {
      written = Math.max(written, Number(seq) || 0);
    },
    headers: (): Readonly<Record<string, string>> => (written > 0 ? { [seqHeader]: `${written}` } : {}),
  };
}

export const writtenSeq = createWrittenSeq();
