import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

import type { Clock } from '#db/clock.sql.ts';
import { logger } from '#logger.ts';

const marksOf = z.record(z.string(), z.int());
type Marks = z.infer<typeof marksOf>;

/** Restores are rare, and so are epochs. */
const mostEpochs = 50;

export interface SeqMarks {
  /** The highest seq that was seen of each epoch. A new object for each change. */
  readonly seen: () => Marks;
  readonly note: (clock: Clock) => void;
}

/**
 * How far each epoch had come when it was last seen: a database that stands below went back in time.
 * @param file where that outlives this process; nothing is lost for long when it cannot be written
 */
export function seqMarks(file?: string): SeqMarks {
  let marks = file ? readMarks(file) : {};
  return {
    seen: () => marks,
    note: ({ epoch, seq }) => {
      if ((marks[epoch] ?? -1) >= seq) return;
      const { [epoch]: _, ...others } = marks;
      marks = Object.fromEntries([...Object.entries(others), [epoch, seq] as const].slice(-mostEpochs));
      if (file) writeMarks(file, marks);
    },
  };
}

export const hasGoneBack = (seen: Marks, { epoch, seq }: Clock): boolean => (seen[epoch] ?? 0) > seq;

function readMarks(file: string): Marks {
  try {
    return marksOf.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

function writeMarks(file: string, marks: Marks): void {
  try {
    writeFileSync(`${file}.part`, JSON.stringify(marks));
    renameSync(`${file}.part`, file);
  } catch (error) {
    logger.error(`${file} could not be written: ${(error as Error).message}`);
  }
}
