import { parserOf } from '#parsing/parse.ts';
import type { SheetLimits } from './limits.ts';
import type { Line } from './line.ts';
import type { readFile } from './read-file.ts';

interface SheetFile {
  readonly lines: readonly Line[];
  /** Other sheets in it, which were not read. */
  readonly ignored: readonly string[];
}

const readInThread = parserOf<typeof readFile>('spreadsheet');
const readDataset = parserOf<typeof readFile>('dataset');

/** A dataset is the operator's own: its size is bounded by the memory of the machine alone. */
const unbounded = { lines: Infinity, rows: Infinity, cells: Infinity, letters: Infinity };

/**
 * The lines of a file that a spreadsheet has written, an .xlsx or text; rejects with the Problem that says why there are none.
 * @param known the columns there may be; `_id` must be among those of the file
 */
export const readSheet = (bytes: Uint8Array, known: readonly string[], limits?: Partial<SheetLimits>): Promise<SheetFile> =>
  linesOf(readInThread, { bytes, known, limits });

/** The same of a file of any size. */
export const readWholeSheet = (bytes: Uint8Array, known: readonly string[]): Promise<SheetFile> =>
  linesOf(readDataset, { bytes, known, limits: unbounded });

async function linesOf(read: typeof readInThread, file: Parameters<typeof readInThread>[0]): Promise<SheetFile> {
  const lines: Line[] = [];
  const onPart = (part: readonly Line[]) => void lines.push(...part);
  const ignored = await read(file, { field: 'file', onPart });
  return { lines, ignored };
}
