import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { StartProblem } from '#db/start-problem.ts';
import { logger } from '#logger.ts';

interface MetricsPlace {
  readonly port: number;
  readonly host: string;
}

/**
 * Answers `GET /metrics` on an address of its own, which no proxy of visitors leads to.
 * @param look at what is not counted all the time
 * @returns its port, and how to end it
 * @throws StartProblem when the address cannot be had
 */
export async function serveMetrics({ port, host }: MetricsPlace, registry: Registry, look: () => Promise<void>) {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    look()
      .then(() => registry.metrics())
      .then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
      .catch((error: Error) => {
        logger.error('The metrics could not be read.', { stack: error.stack });
        response.writeHead(500).end();
      });
  });
  server.maxConnections = 10;
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(`The metrics cannot be served on METRICS_HOST ${host} and METRICS_PORT ${port}: ${error.code}.`);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
