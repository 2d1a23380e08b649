import type { RowVersion } from '@helpdesk/contract/row-version';
import type { m } from '@helpdesk/words/messages';

/** Names of the messages that the server itself says. */
export type MessageKey = Extract<keyof typeof m, `server_${string}`>;
/** Names of the messages that stand beneath a field. */
export type FieldMessage = Extract<keyof typeof m, `form_${string}` | `error_${string}` | `login_${string}`>;
export type ProblemStatus = 400 | 401 | 404 | 409 | 413 | 422 | 429 | 500 | 503;

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

const unreachable = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  // PostgreSQL: shutting down, crashed, starting up, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

// PostgreSQL: another change of the catalogue held the clock for 5 seconds.
const lockNotAvailable = '55P03';
// PostgreSQL: `%00` in an address. Bodies with it are refused before, and no row has such an id.
const notAText = '22021';
const diskFull = new Set(['ENOSPC', '53100']);

/** What the world may know of an error: a Problem as it is, anything else only that we failed. The log gets the rest. */
export function problemOf(error: Error & { code?: string }): Problem {
  if (error instanceof Problem) return error;
  if (error.code === notAText) return new Problem(404, 'server_not_found');
  // Not its details: PostgreSQL repeats the row there, which may hold somebody's address.
  console.error(error.stack ?? error.message, error.code ?? '');
  if (error.code === lockNotAvailable) return new Problem(503, 'server_busy', { headers: { 'Retry-After': '5' } });
  if (diskFull.has(error.code ?? '')) return new Problem(503, 'server_disk_full');
  return unreachable.has(error.code ?? '') ? new Problem(503, 'server_database_down') : new Problem(500, 'server_failed');
}
