/** Where a form is saved. */
export interface SaveTo {
  /** Left out: a row is added. */
  readonly id: string | undefined;
  /** The version of the row that was seen. */
  readonly seen?: number;
}
