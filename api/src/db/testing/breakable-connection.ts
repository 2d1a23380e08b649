import { createServer, connect as open, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** What becomes of the bytes that one side sends to the other. */
type Passing = (bytes: Buffer, to: Socket) => void;

const passOn: Passing = (bytes, to) => to.write(bytes);

/**
 * A way to a database that can break: `url` leads through a port of this process.
 * `hang` keeps whatever is sent, as a database does whose processes are stopped; `heal` lets it through again.
 * @param answers what becomes of the database's answers on a new connection
 */
export async function breakableConnection(databaseUrl: string, answers: () => Passing = () => passOn) {
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
  // Messages that are passed on one by one do not wait for each other.
  const server = createServer({ noDelay: true }, (near) => {
    const far = open(place);
    for (const [from, to, pass] of [[near, far, passOn] as const, [far, near, answers()] as const]) {
      watch(from);
      from.on('data', (bytes: Buffer) => pass(bytes, to)).once('close', () => to.destroy());
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
