/** How long a pool waits, in milliseconds. PostgreSQL keeps the first three, so they also end what a server of ours holds that hangs. */
export interface Limits {
  /** For what another transaction has locked. */
  readonly lock_timeout: number;
  readonly statement_timeout: number;
  /** For the next statement of a transaction; then it is undone. */
  readonly idle_in_transaction_session_timeout: number;
  /** For an answer, where the database itself hangs; longer than a statement may take. */
  readonly query_timeout: number;
  /** For a connection, be it a new one or one that another request has. */
  readonly connectionTimeoutMillis: number;
}

const second = 1_000;

/** For what visitors send and the back-office does. */
export const requestLimits: Limits = {
  lock_timeout: 3 * second,
  statement_timeout: 8 * second,
  idle_in_transaction_session_timeout: 10 * second,
  query_timeout: 10 * second,
  connectionTimeoutMillis: 5 * second,
};

/** For what phones and pages read: short, since the catalogue in memory serves where the database does not. */
export const readLimits: Limits = {
  lock_timeout: 2 * second,
  statement_timeout: 3 * second,
  idle_in_transaction_session_timeout: 5 * second,
  query_timeout: 4 * second,
  connectionTimeoutMillis: 2 * second,
};

/** For mails and what is done every day: nobody waits, but a mail server may be slow while its job is locked. */
export const workLimits: Limits = {
  lock_timeout: 5 * second,
  statement_timeout: 60 * second,
  idle_in_transaction_session_timeout: 120 * second,
  query_timeout: 90 * second,
  connectionTimeoutMillis: 10 * second,
};
