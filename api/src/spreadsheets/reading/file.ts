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

/**
 * The lines of a file that a spreadsheet has written, an .xlsx or text; rejects with the Problem that says why there are none.
 * @param known the columns there may be; `_id` must be among those of the file
 */
export async function readSheet(bytes: Uint8Array, known: readonly string[], limits?: Partial<SheetLimits>): Promise<SheetFile> {
  const lines: Line[] = [];
  const onPart = (part: readonly Line[]) => void lines.push(...part);
  const ignored = await readInThread({ bytes, known, limits }, { field: 'file', onPart });
  return { lines, ignored };
}
