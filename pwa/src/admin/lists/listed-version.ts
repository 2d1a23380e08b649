interface Versioned {
  readonly _id: string;
  readonly version: number;
}

/** The version of a row in its list, which may have been read anew since a dialog was opened on the row. */
export const listedVersion = (rows: readonly Versioned[] | undefined, opened: Versioned): number =>
  (rows?.find(({ _id }) => _id === opened._id) ?? opened).version;
