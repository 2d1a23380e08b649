import { type Endpoint, envelope, fillPath, keyHeader, problemBody } from '@helpdesk/contract/calls/endpoint';
import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import { spokenLanguage } from '@helpdesk/words/language';
import * as z from 'zod/mini';
import { type Call, createCall } from './call.ts';
import { serverClock } from './server-clock.ts';

/** What the server said to a call of the contract. */
export type ServerAnswer<Result> =
  | { readonly state: 'ok'; readonly result: Result; readonly displayMessage: string }
  /** It answered, and did not do it. `errors` has a sentence for each refused field, by its name on the wire. */
  | {
      readonly state: 'refused';
      readonly status: number;
      readonly displayMessage: string;
      readonly errors: Readonly<Record<string, string>>;
      /** The row as it is now, when the write was made for another version of it. */
      readonly current: RowVersion | null;
    }
  /** No answer of the server came: whether it did it is not known. */
  | { readonly state: 'unreachable' };

export type ResultOf<Asked extends Endpoint> = Asked['answer'] extends z.ZodMiniType ? z.infer<Asked['answer']> : null;

/** What a call is filled with. */
export interface RequestInput {
  /** For the `{name}`s of its path. */
  readonly params?: Readonly<Record<string, string>>;
  /** Empty values are left out. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Instead of a body, for a call with files. */
  readonly form?: FormData;
  readonly onProgress?: (share: number) => void;
  readonly token?: string;
  /** The version of the row that a write was made for: it is refused when there is a newer one. */
  readonly seen?: number;
  /** A UUID under which it counts once, however often it is sent. */
  readonly key?: string;
}

/** Asks the server by the contract and answers what it said in the language of the page. Never throws. */
export const requestWith =
  (call: Call) =>
  async <const Asked extends Endpoint>(asked: Asked, asking: RequestInput = {}): Promise<ServerAnswer<ResultOf<Asked>>> => {
    const headers = {
      'Accept-Language': spokenLanguage(),
      ...(asking.token && { Authorization: `Bearer ${asking.token}` }),
      ...(asking.key !== undefined && { [keyHeader]: asking.key }),
      ...(asking.seen !== undefined && { 'If-Match': `"${asking.seen}"` }),
    };
    const path = addressOf(asked, asking);
    const answer = asking.form
      ? await call.upload(path, asking.form, { headers, onProgress: asking.onProgress })
      : await call.send(path, { method: asked.method, headers, body: asking.body });
    if (answer.state !== 'ok') return { state: 'unreachable' };

    const { status, body } = answer.body;
    const problem = z.safeParse(problemBody, body);
    if (problem.success) {
      const { displayMessage, errors = {}, result: current } = problem.data;
      return { state: 'refused', status, displayMessage, errors, current };
    }
    const read = z.safeParse(envelope(asked.answer ?? z.null()), body);
    if (!read.success || !read.data.status) return { state: 'unreachable' };
    return { state: 'ok', result: read.data.result as ResultOf<Asked>, displayMessage: read.data.displayMessage };
  };

function addressOf({ path }: Endpoint, { params = {}, query = {} }: RequestInput): string {
  const filled = fillPath(path, params);
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return search ? `${filled}?${search}` : filled;
}

export const request = requestWith(createCall({ clock: serverClock }));
