import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartProblem } from '#db/start-problem.ts';
import type { Probes } from '#health/probes.ts';
import { networkOf } from '#http/client-address.ts';
import type { ReadyAnswers } from '#http/kept/ready-answers.ts';

export interface Listener {
  port: number;
  /** Takes no new request, lets running ones finish for at most `limit` milliseconds, then cuts them off. */
  close(limit: number): Promise<void>;
}

/** What a connection may cost; times in milliseconds. */
export interface ConnectionLimits {
  readonly connections: number;
  /** Of one network; without a limit where a proxy brings all visitors, which then has one of its own (`deploy/nginx`). */
  readonly perNetwork?: number;
  /** Until the headers of a request are there. */
  readonly headersMs: number;
  /** Until all of it is there. */
  readonly requestMs: number;
  /** The same for `uploads`; and until a whole answer is taken. */
  readonly uploadMs: number;
  /** Of silence, while anything is on its way. */
  readonly silenceMs?: number;
}

/** A form of 8 kB gets through in 30 s wherever a page does; ten photographs may need minutes. A class of 40 opens 6 connections each. */
const usualLimits: ConnectionLimits = {
  connections: 1_000,
  perNetwork: 250,
  headersMs: 15_000,
  requestMs: 30_000,
  uploadMs: 600_000,
  silenceMs: 120_000,
};

interface Place {
  readonly port: number;
  readonly host?: string;
  /** The paths with large bodies. */
  readonly uploads?: ReadonlySet<string>;
  readonly limits?: ConnectionLimits;
  /** All connections come from a proxy of ours. */
  readonly isBehindProxy?: boolean;
  /** Asked before the app. */
  readonly ready?: Pick<ReadyAnswers, 'serve'>;
  /** Asked before the app, and while there is none. */
  readonly probes?: Pick<Probes, 'serve'>;
}

/**
 * Takes the port at once; requests wait until `app` is there. So a busy port is known before anything else is touched.
 * Throws StartProblem when the address cannot be had.
 */
export async function listen(app: Promise<Pick<Hono, 'fetch'>>, place: Place): Promise<Listener> {
  const { port, host, uploads = new Set(), limits = usualLimits, isBehindProxy = false, ready, probes } = place;
  const server = createAdaptorServer({
    fetch: async (request, bindings) => (await app).fetch(request, bindings),
    createServer: ((options: ServerOptions, answer: RequestListener) =>
      createServer(options, (request, response) => {
        if (!ready?.serve(request, response) && !probes?.serve(request, response)) answer(request, response);
      })) as typeof createServer,
    serverOptions: {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.uploadMs,
      connectionsCheckingInterval: Math.min(5_000, limits.headersMs),
    },
  }) as Server;
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs ?? 0;
  if (limits.perNetwork !== undefined && !isBehindProxy) limitEachNetwork(server, limits.perNetwork);
  const unanswered = new Set<ServerResponse>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    unanswered.add(response.once('close', () => unanswered.delete(response)));
    if (!server.listening) endConnection(response);
    endWhenNotTaken(request, response, limits.uploadMs);
    if (!uploads.has(request.url?.split('?', 1)[0] ?? '')) endWhenSlow(request, limits.requestMs);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartProblem(refusal(error, port, host))));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close(limit) {
      for (const response of unanswered) endConnection(response);
      return drain(server, limit);
    },
  };
}

/** One network cannot take the places of all others, whether it asks for anything or not. */
function limitEachNetwork(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) return socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Node waits for ever for who reads a byte now and then; for a request that is not whole yet it has a time of its own, and answers with 408. */
function endWhenNotTaken(request: IncomingMessage, response: ServerResponse, ms: number) {
  const timer = setTimeout(() => {
    if (!request.complete) timer.refresh();
    else if (!response.writableFinished) response.destroy();
  }, ms).unref();
  response.once('close', () => clearTimeout(timer));
}

/** Node has one time for all requests, which is that of uploads. */
function endWhenSlow(request: IncomingMessage, ms: number) {
  const timer = setTimeout(() => request.complete || request.socket.destroy(), ms).unref();
  request.once('close', () => clearTimeout(timer));
}

/** Says so with the answer: a proxy that is cut off between two requests may not send the second anew. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function drain(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(forced);
      resolve();
    });
    // Node closes idle connections once; one that finishes its request later would stay open for another.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const forced = setTimeout(() => server.closeAllConnections(), limit);
  });
}

function refusal(error: NodeJS.ErrnoException, port: number, host?: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is busy: another program uses it. Stop that program, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} needs administrator rights. Set PORT to a number above 1023.`;
    default:
      return `HOST ${host} is not an address of this machine.`;
  }
}
