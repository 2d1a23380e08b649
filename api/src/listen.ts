import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

import { StartProblem } from '#db/start-problem.ts';

export interface Listener {
  port: number;
  /** Takes no new request, lets running ones finish for at most `limit` milliseconds, then cuts them off. */
  close(limit: number): Promise<void>;
}

/**
 * Takes the port at once; requests wait until `app` is there. So a busy port is known before anything else is touched.
 * Throws StartProblem when the address cannot be had.
 */
export async function listen(app: Promise<Pick<Hono, 'fetch'>>, { port, host }: { port: number; host?: string }): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: async (request, bindings) => (await app).fetch(request, bindings),
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartProblem(refusal(error, port, host))));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (limit) => drain(server, limit),
  };
}

function drain(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    // Node closes idle connections once; one that finishes its request later would stay open for another.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), limit);
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
