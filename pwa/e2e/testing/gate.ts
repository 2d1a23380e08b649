import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { freePort, type Server } from './server.ts';

/** A server that others use, too: what stands between it and this phone can be shut. Then it answers like one that is dead. */
export async function lendBehindGate(use: (server: Pick<Server, 'address' | 'start' | 'kill'>) => Promise<void>, address: string) {
  const { hostname, port: behind } = new URL(address);
  const port = await freePort();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket.on('error', () => socket.destroy());
  };
  // Pieces of an answer that are passed on one by one do not wait for each other.
  const gate = createServer({ noDelay: true }, (phone) => {
    const server = keep(connect({ port: Number(behind), host: hostname, noDelay: true }));
    keep(phone).pipe(server).pipe(phone);
  });
  const open = async () => {
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
  };
  const shut = async () => {
    if (!gate.listening) return;
    const closed = once(gate, 'close');
    gate.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  await use({ address: `http://127.0.0.1:${port}`, start: open, kill: shut });
  await shut();
}
