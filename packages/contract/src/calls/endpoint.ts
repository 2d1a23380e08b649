import * as z from 'zod/mini';
import { rowVersion } from '#sync/row-version.ts';

/** What a call is. Paths are below the API base (`/api`) and carry `{name}` for a parameter (product 9). */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  /** True: needs a Bearer token, else 401 (product 9.4). */
  readonly token?: true;
  /** True: needs the Bearer token of a paired kiosk, else 401; no administrator's opens it. */
  readonly kiosk?: true;
  readonly query?: z.ZodMiniType;
  /** JSON; when `upload` is set, the text fields beside the files. */
  readonly body?: z.ZodMiniType;
  /** Name of the repeated multipart field that carries files. */
  readonly upload?: string;
  /** Status of success; 200 when absent. */
  readonly status?: 201;
  /** The `result` of the envelope; the whole body when `bare`. A file when absent. */
  readonly answer?: z.ZodMiniType;
  /** True: answers JSON without the envelope (product 9.7). */
  readonly bare?: true;
  /** Fields that appear beside `result` as well (product 9.1). */
  readonly repeated?: readonly string[];
}

/** Header of what is sent once however often it is tried: a UUID, made on the phone when the form was opened. */
export const keyHeader = 'Idempotency-Key';

export const endpoint = <const E extends Endpoint>(call: E): E => call;

/** A path with its `{name}`s filled, percent-encoded; one without a value is empty. */
export const fillPath = (path: string, values: Readonly<Record<string, string | number>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** Body of every JSON answer (product 9.1). `status` is false on every error, with the HTTP status beside it. */
export const envelope = <T extends z.ZodMiniType>(result: T) => z.object({ status: z.boolean(), displayMessage: z.string(), result });

/**
 * Body of every error. `errors` names a message for each refused field. Only a write that was made for another version of
 * its row has a result (409): the row as it is now, and whose change that was.
 */
export const problemBody = z.object({
  status: z.literal(false),
  displayMessage: z.string(),
  result: z.nullable(rowVersion),
  errors: z.optional(z.record(z.string(), z.string())),
});
export type ProblemBody = z.infer<typeof problemBody>;

/** What a write answers beside its message. */
export const written = z.object({ _id: z.string() });
