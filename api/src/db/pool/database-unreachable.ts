/** No answer of PostgreSQL's: it is not there, it went away, or it took longer than we wait. */
export class DatabaseUnreachable extends Error {
  /** Of Node.js, as ECONNREFUSED, where there is one. */
  readonly code: string | undefined;
  /** Others had all connections for as long as we wait. */
  readonly isBusy: boolean;

  constructor(cause: Error & { code?: string }, isBusy: boolean) {
    super(cause.message, { cause });
    this.code = cause.code;
    this.isBusy = isBusy;
  }
}

export const unreachable = (cause: Error, isBusy = false): DatabaseUnreachable => new DatabaseUnreachable(cause, isBusy);
