import { seqHeader } from '@helpdesk/contract/sync/seq-header';
import * as z from 'zod/mini';
import { retryAfter } from './outbox/retry-after.ts';
import { readJson } from './read-json.ts';
import type { ServerClock } from './server-clock.ts';
import { type WrittenSeq, writtenSeq } from './written-seq.ts';

/** Why an answer cannot be used: no network, too slow, an error status, or somebody else's page (a captive portal). */
export type CallFailure = 'offline' | 'timeout' | 'status' | 'not-ours';

export type Answer<Body> =
  | { readonly state: 'ok'; readonly body: Body }
  /** Status 410: what was asked for will not come back; for a delta, only a snapshot helps. */
  | { readonly state: 'gone' }
  /** `retryAfter`: the wait that was asked for, in milliseconds. */
  | { readonly state: 'failed'; readonly reason: CallFailure; readonly status?: number; readonly retryAfter?: number };

interface JsonOptions {
  /** Asks the server even if the browser's cache has an answer, and learns the server's clock. */
  readonly fresh?: boolean;
  /** Size in bytes on the wire, where it is known: a large answer is given more time. */
  readonly bytes?: number;
  /** Gives the call up. */
  readonly signal?: AbortSignal;
}

/** What a call carries that is no plain read. */
interface Sending {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** JSON already, sent byte for byte; instead of a body. */
  readonly json?: string;
}

export interface Sent {
  readonly status: number;
  readonly body: unknown;
  /** The wait that the server asked for, in milliseconds. */
  readonly retryAfter?: number;
}

interface Uploading {
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears which share of the form has left, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The only code that talks to the server. Never throws. */
export interface Call {
  /** GET below the API base, e.g. `/sync/v1/head`; the body must be JSON that `schema` accepts. */
  json<Schema extends z.ZodMiniType>(path: string, schema: Schema, options?: JsonOptions): Promise<Answer<z.infer<Schema>>>;
  /** GET of one of our pages; the body is what `read` finds in its HTML, undefined in a page that is not ours. */
  page<Body>(address: string, read: (html: string) => Body | undefined): Promise<Answer<Body>>;
  /** GET of one of our pictures; the body is a response that may be stored. */
  picture(address: string): Promise<Answer<Response>>;
  /**
   * GET below the API base of a file of this type, e.g. `application/pdf`; the body is a response that may be stored.
   * @param isOurs tells it from another file of its type
   */
  file(path: string, type: string, isOurs?: (file: Blob) => Promise<boolean>): Promise<Answer<Response>>;
  /** Whether there is still a file at one of our addresses; undefined where no server answers. */
  exists(address: string): Promise<boolean | undefined>;
  /** Any call below the API base; whatever its status, the answer must be JSON. */
  send(path: string, sending: Sending): Promise<Answer<Sent>>;
  /** POST below the API base of a form with files; given up when nothing moves for as long as any call may take. */
  upload(path: string, form: FormData, uploading: Uploading): Promise<Answer<Sent>>;
}

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** Asked for at each call: tests and the browser's own tools replace it. */
export const plainFetch: Fetch = (address, init) => globalThis.fetch(address, init);

export interface CallTools {
  readonly fetch?: Fetch;
  readonly clock: ServerClock;
  readonly written?: WrittenSeq;
  /** Where the API lives, without a slash at its end (product 9). */
  readonly base?: string;
}

const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';
const patience = 20_000;
/** A link slower than 4 bytes a millisecond is no link. */
const slowestLink = 4;

export function createCall({ fetch = plainFetch, clock, written = writtenSeq, base = apiBase }: CallTools): Call {
  const jsonHeaders = () => ({ Accept: 'application/json', ...written.headers() });

  /** The browser may have cached somebody else's page in the place of an answer, for months: then the call is repeated past the cache. */
  async function reach<Body>(address: string, init: RequestInit, bytes: number, use: (response: Response) => Promise<Answer<Body>>) {
    const answer = await reachOnce(address, init, bytes, use);
    const mayBeCached = (init.method ?? 'GET') === 'GET' && answer.state === 'failed' && answer.reason === 'not-ours';
    return mayBeCached ? reachOnce(address, { ...init, cache: 'reload' }, bytes, use) : answer;
  }

  /** `use` reads the body: it runs under the same clock, since a body may stall as well. */
  async function reachOnce<Body>(address: string, init: RequestInit, bytes: number, use: (response: Response) => Promise<Answer<Body>>) {
    const waiting = new AbortController();
    const { signal } = waiting;
    init.signal?.addEventListener('abort', () => waiting.abort());
    const waitFor = (size: number) => setTimeout(() => waiting.abort(), patience + size / slowestLink);
    let timer = waitFor(bytes);
    try {
      // A redirect is never ours: 'manual' tells it apart from a dead network, which 'error' would not.
      const response = await fetch(address, { ...init, signal, redirect: 'manual', credentials: 'omit' });
      if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
        return failed('not-ours', response.status);
      const size = Number(response.headers.get('Content-Length') ?? 0);
      if (size > bytes) {
        clearTimeout(timer);
        timer = waitFor(size);
      }
      return await use(response);
    } catch {
      return failed(signal.aborted ? 'timeout' : 'offline');
    } finally {
      clearTimeout(timer);
    }
  }

  const get = <Body>(address: string, init: RequestInit, bytes: number, use: (response: Response) => Promise<Answer<Body>>) =>
    reach<Body>(address, init, bytes, async (response) => {
      if (response.status === 200) return use(response);
      // Of all refusals a browser keeps these two by itself.
      if ([404, 410].includes(response.status) && isOfType(response, 'text/html')) return failed('not-ours', response.status);
      return response.status === 410 ? { state: 'gone' } : failed('status', response.status);
    });

  /** Read whole under the timeout: a response that is stored half would be shown half. */
  const getFile = (address: string, type: string, isOurs: (file: Blob) => Promise<boolean> = async () => true) =>
    get(address, {}, 0, async (response) => {
      if (!isOfType(response, type) || response.type === 'opaque') return failed('not-ours', 200);
      const file = await response.blob();
      if (!(await isOurs(file))) return failed('not-ours', 200);
      return { state: 'ok', body: new Response(file, { headers: { 'Content-Type': file.type, 'Content-Length': String(file.size) } }) };
    });

  return {
    json: (path, schema, { fresh = false, bytes = 0, signal } = {}) =>
      get(base + path, { headers: jsonHeaders(), cache: fresh ? 'no-cache' : 'default', signal }, bytes, async (response) => {
        if (!isOfType(response, 'application/json')) return failed('not-ours', 200);
        const body = z.safeParse(schema, await readJson(response));
        if (!body.success) return failed('not-ours', 200);
        if (fresh) clock.learn(response.headers);
        return { state: 'ok', body: body.data };
      }),
    page: (address, read) =>
      get(address, {}, 0, async (response) => {
        const body = isOfType(response, 'text/html') ? read(await response.text()) : undefined;
        return body === undefined ? failed('not-ours', 200) : { state: 'ok', body };
      }),
    picture: (address) => getFile(address, 'image/'),
    file: (path, type, isOurs) => getFile(base + path, type, isOurs),
    exists: async (address) => {
      const answer = await reach(address, { method: 'HEAD', cache: 'no-store' }, 0, async ({ status }) => ({ state: 'ok', body: status }));
      return answer.state === 'ok' ? answer.body !== 404 : undefined;
    },
    send: (path, { method, headers, body, json = body === undefined ? undefined : JSON.stringify(body) }) => {
      const type = json === undefined ? undefined : { 'Content-Type': 'application/json' };
      const init = { method, headers: { ...jsonHeaders(), ...type, ...headers }, body: json };
      return reach(base + path, init, 0, async (response) => {
        const wait = retryAfter(response.headers);
        written.note(response.headers.get(seqHeader));
        return isOfType(response, 'application/json')
          ? { state: 'ok', body: { status: response.status, body: parsed(await response.text()), retryAfter: wait } }
          : { ...failed('not-ours', response.status), retryAfter: wait };
      });
    },
    upload: (path, form, { headers, onProgress }) =>
      uploadForm(base + path, form, { headers: { ...jsonHeaders(), ...headers }, onProgress }, (seq) => written.note(seq)),
  };
}

/** Through XMLHttpRequest: `fetch` does not tell how much has left. */
function uploadForm(
  address: string,
  form: FormData,
  { headers = {}, onProgress }: Uploading,
  noteSeq: WrittenSeq['note'],
): Promise<Answer<Sent>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    let timedOut = false;
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timedOut = true;
        request.abort();
      }, milliseconds);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait(patience);
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    // Now the server draws the picture in its widths, after those that came before it.
    request.upload.onload = () => wait(3 * patience);
    request.onloadend = () => {
      clearTimeout(timer);
      if (request.status === 0) return resolve(failed(timedOut ? 'timeout' : 'offline'));
      noteSeq(request.getResponseHeader(seqHeader));
      const type = request.getResponseHeader('Content-Type') ?? '';
      if (!type.toLowerCase().startsWith('application/json')) return resolve(failed('not-ours', request.status));
      resolve({ state: 'ok', body: { status: request.status, body: parsed(request.responseText) } });
    };
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    wait(patience);
    request.send(form);
  });
}

const failed = (reason: CallFailure, status?: number) => ({ state: 'failed', reason, status }) as const;

const isOfType = (response: Response, type: string): boolean => (response.headers.get('Content-Type') ?? '').toLowerCase().startsWith(type);

/** A body that is cut off is no JSON; undefined fits no schema. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
