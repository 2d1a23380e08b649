import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

/** Where this phone stands. Times are milliseconds since 1970 by the server's clock. */
export interface Cursor {
  readonly epoch: string;
  /** Of the app that stored the rows, which may be less than the server's. */
  readonly schema: number;
  readonly seq: number;
  /** When the server last said or showed that this is its newest state. */
  readonly at: number;
  /** When counts and digest were last compared with the server's; 0 never. */
  readonly checkedAt: number;
  /** The seq at which they were equal; undefined: never, or every row was written again since. */
  readonly checkedSeq?: number;
  /** When wrong counts or a wrong digest last made this phone start over; 0 never. */
  readonly healedAt: number;
  /** When every row was last written anew, by a healing or because somebody asked for it; absent: never. */
  readonly anewAt?: number;
}

/** Whether both are of the same rows. A healing, or whoever asks for everything anew, may bring other rows under the same seq. */
export const isSameState = (one: Cursor, other: Cursor): boolean =>
  one.epoch === other.epoch && one.schema === other.schema && one.seq === other.seq && one.anewAt === other.anewAt;

export interface StoredCatalogue {
  readonly cursor: Cursor;
  readonly rows: CatalogueRows;
}

export type StoredRow = CatalogueRows[CatalogueTable][number];

/** One change in the making; none of it is there for anybody before `change` has ended well. */
export interface CatalogueChange {
  cursor(): Promise<Cursor | undefined>;
  rows(table: CatalogueTable): Promise<readonly StoredRow[]>;
  count(table: CatalogueTable): Promise<number>;
  put(table: CatalogueTable, rows: readonly StoredRow[]): Promise<void>;
  remove(table: CatalogueTable, ids: readonly string[]): Promise<void>;
  moveTo(cursor: Cursor): Promise<void>;
}

/** Where the catalogue's rows live: Dexie, or memory where storage is blocked. Only pull changes it. */
export interface CatalogueStorage {
  /** False in memory: gone when the page closes. */
  readonly lasting: boolean;
  cursor(): Promise<Cursor | undefined>;
  /**
   * One consistent cut of everything; undefined before the first fill. Rows of an older app are made complete (`completeRow`), and damaged ones are passed over.
   * @param how `anew`: what is really stored, though this page remembers it
   */
  read(how?: { readonly anew: boolean }): Promise<StoredCatalogue | undefined>;
  /**
   * All or nothing. `work` may await nothing but the change's own functions (a database commits when it is left idle),
   * and must be safe to run twice: a lost database handle is opened again and the work repeated once.
   */
  change<Result>(work: (change: CatalogueChange) => Promise<Result>): Promise<Result>;
}
