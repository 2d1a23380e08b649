import { maxSheetLines } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { Problem } from '#http/problem.ts';

/** How much of a file is read, whatever else it holds: a few packed kilobytes may say any of it a million times. */
export interface SheetLimits {
  /** Lines with something in them, without the heading. */
  readonly lines: number;
  /** Rows, empty ones too. Excel has no more. */
  readonly rows: number;
  /** Columns that are looked at. */
  readonly columns: number;
  /** Cells of a row, empty ones too. Excel has no more columns. */
  readonly rowCells: number;
  /** Cells, empty ones too. */
  readonly cells: number;
  /** Letters in one cell. Excel has no more. */
  readonly cellLetters: number;
  /** Letters in all cells, and in the table of texts of an .xlsx. */
  readonly letters: number;
  /** Texts in that table. */
  readonly texts: number;
  /** Formats of cells, and groups of merged ones. Excel has 65,490 formats. */
  readonly formats: number;
  readonly merges: number;
  /** Elements of one part of an .xlsx: some four for each cell. */
  readonly elements: number;
  /** Bytes of the parts of an .xlsx, unpacked. */
  readonly unpackedBytes: number;
}

export const sheetLimits: SheetLimits = {
  lines: maxSheetLines,
  rows: 1_048_576,
  columns: 512,
  rowCells: 16_384,
  cells: 2_000_000,
  cellLetters: 32_767,
  letters: 12_000_000,
  texts: 1_000_000,
  formats: 65_490,
  merges: 100_000,
  elements: 8_000_000,
  unpackedBytes: 128 * 1024 * 1024,
};

/** Counts what is read of a file, and throws the Problem of the first limit that it goes beyond. */
export function counters(limits: SheetLimits) {
  const counts = { rows: 0, cells: 0, letters: 0, texts: 0, formats: 0, merges: 0, elements: 0 };
  const count = (what: keyof typeof counts, by: number) => {
    counts[what] += by;
    check(what, counts[what]);
  };
  const check = (what: keyof typeof counts | 'rowCells', number: number) => {
    if (number > limits[what]) throw new Problem(413, what === 'letters' ? 'server_csv_too_many_letters' : 'server_csv_too_many_cells');
  };
  return {
    row: () => count('rows', 1),
    format: () => count('formats', 1),
    merge: () => count('merges', 1),
    element: () => count('elements', 1),
    cells: (number: number) => count('cells', number),
    rowCells: (soFar: number) => check('rowCells', soFar),
    text(letters: number, isShared = false): void {
      if (isShared) count('texts', 1);
      if (letters > limits.cellLetters) throw new Problem(413, 'server_csv_cell_too_long');
      count('letters', letters);
    },
  };
}

export type Counters = ReturnType<typeof counters>;
