import type { MessageKey } from '#http/problem.ts';

/** What a cell says of itself that its text does not. */
export interface Oddity {
  readonly key: MessageKey;
  readonly name?: string;
}

/** One line of a file, by the names of its columns. */
export interface Line {
  /** The row's number in the spreadsheet; the heading is 1, and a cell of several lines makes no further row. */
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
  /** Why cells cannot be read, by column. */
  readonly odd: ReadonlyMap<string, Oddity>;
  /** Why it cannot be read. */
  readonly broken?: 'server_csv_quotes' | 'server_csv_cells';
}

/** The rows of a file that hold something. */
export interface Grid {
  readonly rows: readonly GridRow[];
  /** Other sheets of it, which are not read. */
  readonly ignored: readonly string[];
}

export interface GridRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly odd?: ReadonlyMap<number, Oddity>;
  readonly isBadlyQuoted?: boolean;
  /** Whether something stands beyond the columns that are looked at. */
  readonly isLonger?: boolean;
}
