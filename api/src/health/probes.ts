import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProblemBody } from '@helpdesk/contract/calls/endpoint';
import { healthCalls } from '@helpdesk/contract/calls/health';
import { messagesIn } from '@helpdesk/words/server-messages';
import { enveloped } from '#http/answer.ts';

/** What machines ask: whether this process lives, and whether it is to get requests (operations 9). */
export interface Probes {
  /** Answers before the app, which is not there yet while the server starts; false for any other request. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** It can serve from now on. */
  open(): void;
  /** It goes on serving, and wants no more: for good. */
  drain(): void;
}

const { live, ready } = healthCalls;

/** Neither asks the database: while that is away every node goes on with what it holds, and none does better (operations 9). */
export function openProbes(): Probes {
  let state: 'starting' | 'serving' | 'stopping' = 'starting';
  const words = messagesIn('en');
  const well = new Map<string, object>([
    [live.path, enveloped(live, { process: 'up' }, words.server_found())],
    [ready.path, enveloped(ready, { state: 'serving' }, words.server_found())],
  ]);
  const notNow: ProblemBody = { status: false, displayMessage: words.server_busy(), result: null };
  return {
    serve(request, response) {
      const [path = ''] = request.url?.split('?', 1) ?? [];
      const answer = path.startsWith('/api/') ? well.get(path.slice('/api'.length)) : undefined;
      if (!answer || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const isWell = path === `/api${live.path}` || state === 'serving';
      const body = JSON.stringify(isWell ? answer : notNow);
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), 'Cache-Control': 'no-store' };
      response.writeHead(isWell ? 200 : 503, headers).end(body);
      return true;
    },
    open() {
      if (state === 'starting') state = 'serving';
    },
    drain() {
      state = 'stopping';
    },
  };
}
