import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import type { Messages } from '@helpdesk/words/messages';

import { AuthorShutOut } from '#db/author-shut-out.ts';
import { DatabaseUnreachable } from '#db/pool/database-unreachable.ts';
import { logger } from '#logger.ts';

/** Names of the messages that the server itself says. */
export type MessageKey = Extract<keyof Messages, `server_${string}`>;
/** Names of the messages that stand beneath a field. */
export type FieldMessage = Extract<keyof Messages, `form_${string}` | `error_${string}` | `login_${string}`>;
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 414 | 421 | 422 | 429 | 500 | 503;

interface Details {
  /** What the sentence names: a parameter, a file. */
  readonly name?: string;
  /** What the sentence counts. */
  readonly count?: number;
  /** Refused fields, under their names on the wire. */
  readonly errors?: Readonly<Record<string, FieldMessage>>;
  /** The row as it is now, when the write was made for another version of it. */
  readonly result?: RowVersion;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown anywhere, answered in one place: `answerProblem`. */
export class Problem extends Error {
  readonly status: ProblemStatus;
  readonly key: MessageKey;
  readonly details: Details;

  constructor(status: ProblemStatus, key: MessageKey, details: Details = {}) {
    super(key);
    this.status = status;
    this.key = key;
    this.details = details;
  }
}

/** 400 that names the refused fields; no fields: nothing happens. */
export function refuseFields(errors: Readonly<Record<string, FieldMessage>>): void {
  if (Object.keys(errors).length > 0) throw new Problem(400, 'server_bad_form', { errors });
}

/** The row, or a 404 that says what there is none of. */
export function found<Row>(row: Row | undefined, missing: MessageKey): Row {
  if (row === undefined) throw new Problem(404, missing);
  return row;
}

// PostgreSQL: shutting down, crashed, starting up, too many connections, a standby that takes no writes; PgBouncer: nothing answers behind it.
const databaseDown = new Set(['57P01', '57P02', '57P03', '53300', '25006', '08P01']);
// PostgreSQL: another transaction held a lock, the statement took too long, the transaction paused too long, two waited for each other.
const overTheLimit = new Set(['55P03', '57014', '25P03', '40P01']);
// PostgreSQL: `%00` in an address. Bodies with it are refused before, and no row has such an id.
const notAText = '22021';
/** PostgreSQL's class of data exceptions. */
const badValue = /^22\w{3}$/;
/** Node.js, of a body whose sender left; nobody reads the answer. */
const isLeft = ({ code, message }: Error & { code?: string }): boolean => code === 'ECONNRESET' && message === 'aborted';
const diskFull = new Set(['ENOSPC', '53100']);

/** What the world may know of an error: a Problem as it is, anything else only that we failed. The log gets the rest. */
export function problemOf(error: Error & { code?: string }, requestId?: string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof AuthorShutOut) return new Problem(403, 'server_role_lacks');
  if (error.code === notAText) return new Problem(404, 'server_not_found');
  if (isLeft(error)) return new Problem(400, 'server_not_json');
  const known = refusalOf(error);
  const { code } = error;
  if (known) logger.error(error.message, { requestId, code });
  else logger.error('A request failed.', { requestId, code, stack: loggable(error) });
  return known ? new Problem(503, known, { headers: { 'Retry-After': '5' } }) : new Problem(500, 'server_failed');
}

/** Not its details: PostgreSQL repeats the row there, which may hold somebody's address; what it refuses as a value it repeats in its message. */
function loggable(error: Error & { code?: string }): string {
  const stack = error.stack ?? error.message;
  return badValue.test(error.code ?? '') ? stack.replace(error.message, 'a value was refused') : stack;
}

/** What passes without a mend of ours; undefined for a failure of the program. */
function refusalOf(error: Error & { code?: string }): MessageKey | undefined {
  const { code = '' } = error;
  if (error instanceof DatabaseUnreachable) return error.isBusy ? 'server_busy' : 'server_database_down';
  if (databaseDown.has(code)) return 'server_database_down';
  if (overTheLimit.has(code)) return 'server_busy';
  return diskFull.has(code) ? 'server_disk_full' : undefined;
}
