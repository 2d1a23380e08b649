import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came to the server behind an edge. */
export interface Asked {
  /** Method, path with its query, and packing. */
  readonly what: string;
  /** Milliseconds, of a clock that never goes back. */
  readonly at: number;
  status: number;
  /** Of the answer's body, as it went over the line. */
  bytes: number;
}

/** Stands between an edge and a server, hands everything on, and notes it. */
export async function countAsked(origin: string) {
  const asked: Asked[] = [];
  const proxy = createServer((from, to) => {
    const noted: Asked = {
      what: `${from.method} ${from.url} ${from.headers['accept-encoding'] ?? ''}`,
      at: performance.now(),
      status: 0,
      bytes: 0,
    };
    asked.push(noted);
    const onward = request(origin + from.url, { method: from.method, headers: from.headers, agent: false }, (answer) => {
      noted.status = answer.statusCode ?? 0;
      answer.on('data', (piece: Buffer) => {
        noted.bytes += piece.length;
      });
      to.writeHead(noted.status, answer.rawHeaders);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    host: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    asked,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
