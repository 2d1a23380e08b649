/** Where a form is saved. */
export interface SaveTo {
  /** Left out: a row is added. */
  readonly id: string | undefined;
  /** The version of the row that was seen. */
  readonly seen?: number;
  /** What is added is sent under it: once more, when no answer came, it is the same row. */
  readonly key: string;
}
