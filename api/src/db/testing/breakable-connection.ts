import { createServer, connect as open, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/**
 * A way to a database that can break: `url` leads through a port of this process.
 * `hang` keeps whatever is sent, as a database does whose processes are stopped; `heal` lets it through again.
 */
export async function breakableConnection(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const directory = target.searchParams.get('host');
  const place = directory ? { path: `${directory}/.s.PGSQL.5432` } : { host: target.hostname, port: Number(target.port || 5432) };
  const sockets = new Set<Socket>();
  let hangs = false;
  const watch = (socket: Socket) => {
    sockets.add(socket);
    if (hangs) socket.pause();
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = open(place);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      watch(from);
      from.on('data', (bytes) => to.write(bytes)).once('close', () => to.destroy());
      if (hangs) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  afterAll(async () => {
    cut();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  target.searchParams.delete('host');
  target.hostname = '127.0.0.1';
  target.port = typeof address === 'object' ? `${address?.port}` : '';
  return {
    url: target.href,
    cut,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    heal: () => {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
