import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What a bad network does to one request. Bytes are those of the answer; times are milliseconds. */
export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'late'; readonly by: number }
  /** Nothing reaches the server. */
  | { readonly kind: 'lost request' }
  /** The server did it, and nobody hears of it. */
  | { readonly kind: 'lost answer' }
  | { readonly kind: 'cut'; readonly after: number }
  | { readonly kind: 'cut after the head' }
  /** Neither yes nor no, until one of the two gives up. */
  | { readonly kind: 'hang' }
  /** The sign-in page of a wireless network, which a browser may cache for months: it says only when it was last modified. */
  | { readonly kind: 'portal' }
  | { readonly kind: 'bad gateway' }
  /** The server hears it twice; the second answer goes nowhere. */
  | { readonly kind: 'twice' }
  /** A whole answer with something else in it. */
  | { readonly kind: 'altered'; readonly alter: (body: string) => string }
  /** An answer as it is, but for one of its headers. */
  | { readonly kind: 'without header'; readonly header: string };

interface FaultProxy {
  /** `http://127.0.0.1:<port>` */
  readonly address: string;
  /** How often each fault befell a request. */
  readonly counts: Readonly<Record<string, number>>;
  /** Decides for every further request, by its first line. */
  decide(next: (requestLine: string) => Fault): void;
  stop(): Promise<void>;
}

const none: Fault = { kind: 'none' };

/**
 * A network on loopback that fails on request. Each connection carries one request, so that each can have a fault of its
 * own: the proxy asks the server to close after its answer.
 * @param target the server's address, `http://127.0.0.1:<port>`
 */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const counts: Record<string, number> = {};
  let next: (requestLine: string) => Fault = () => none;

  const reach = (): Socket => keep(connect({ port: Number(port), host: hostname, noDelay: true }));

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }

  const server = createServer({ noDelay: true }, async (phone) => {
    keep(phone);
    const request = await readRequest(phone);
    if (!request) return phone.destroy();
    const fault = next(request.subarray(0, request.indexOf('\r\n')).toString());
    counts[fault.kind] = (counts[fault.kind] ?? 0) + 1;
    await suffer[fault.kind](phone, request, fault as never, reach);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');

  return {
    address: `http://127.0.0.1:${address.port}`,
    counts,
    decide(decision) {
      next = decision;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

type Suffer = {
  [Kind in Fault['kind']]: (
    phone: Socket,
    request: Buffer,
    fault: Extract<Fault, { kind: Kind }>,
    reach: () => Socket,
  ) => unknown | Promise<unknown>;
};

const suffer: Suffer = {
  none: (phone, request, _, reach) => pass(phone, request, reach()),
  late: async (phone, request, { by }, reach) => {
    await new Promise((resolve) => setTimeout(resolve, by));
    pass(phone, request, reach());
  },
  'lost request': (phone) => phone.resetAndDestroy(),
  'lost answer': async (phone, request, _, reach) => {
    await wholeAnswer(request, reach());
    phone.resetAndDestroy();
  },
  cut: async (phone, request, { after }, reach) => cutOff(phone, (await wholeAnswer(request, reach())).subarray(0, after)),
  'cut after the head': async (phone, request, _, reach) => {
    const answer = await wholeAnswer(request, reach());
    cutOff(phone, answer.subarray(0, answer.indexOf('\r\n\r\n') + 4));
  },
  hang: () => undefined,
  portal: (phone) =>
    phone.end(page('200 OK', '<h1>Welcome to our wireless network</h1>', 'Last-Modified: Mon, 01 Jan 2024 00:00:00 GMT\r\n')),
  'bad gateway': (phone) => phone.end(page('502 Bad Gateway', '<h1>502 Bad Gateway</h1>')),
  altered: async (phone, request, { alter }, reach) => phone.end(await alteredAnswer(request, reach(), alter)),
  'without header': async (phone, request, { header }, reach) => {
    const answer = (await wholeAnswer(request, reach())).toString('latin1');
    phone.end(answer.replace(new RegExp(`^${header}: .*\r\n`, 'im'), ''), 'latin1');
  },
  twice: (phone, request, _, reach) => {
    void wholeAnswer(request, reach());
    pass(phone, request, reach());
  },
};

/** Asked for unpacked and whole, and not to be kept: no cache may confirm it later. */
async function alteredAnswer(request: Buffer, server: Socket, alter: (body: string) => string): Promise<string> {
  const plain = request.toString('latin1').replace(/^(?:accept-encoding|if-none-match): *.*\r\n/gim, '');
  const answer = (await wholeAnswer(Buffer.from(plain, 'latin1'), server)).toString();
  const bodyAt = answer.indexOf('\r\n\r\n') + 4;
  const body = alter(answer.slice(bodyAt));
  const head = answer.slice(0, bodyAt).replace(/^(?:content-length|etag|cache-control|transfer-encoding): *.*\r\n/gim, '');
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n\r\n`;
  return head.slice(0, -2) + length + body;
}

function pass(phone: Socket, request: Buffer, server: Socket): void {
  server.write(request);
  server.pipe(phone);
  // Nobody is there: the phone is told so, as by a machine whose server is off.
  server.once('error', () => phone.destroy());
  phone.on('close', () => server.destroy());
}

function cutOff(phone: Socket, bytes: Buffer): void {
  phone.write(bytes, () => phone.resetAndDestroy());
}

async function wholeAnswer(request: Buffer, server: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  server.on('data', (chunk: Buffer) => chunks.push(chunk));
  server.write(request);
  await new Promise((resolve) => server.once('close', resolve));
  return Buffer.concat(chunks);
}

const page = (status: string, html: string, header = ''): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: text/html; charset=utf-8\r\n${header}Content-Length: ${html.length}\r\nConnection: close\r\n\r\n${html}`;

/** One request with its whole body, asking for the connection to be closed; undefined when the phone hangs up before. */
async function readRequest(phone: Socket): Promise<Buffer | undefined> {
  let bytes = Buffer.alloc(0);
  return new Promise((resolve) => {
    phone.once('close', () => resolve(undefined));
    phone.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const headEnd = bytes.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = bytes.subarray(0, headEnd).toString('latin1');
      const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
      if (bytes.length < headEnd + 4 + length) return;
      const closing = head.replace(/^connection: *.*$/im, 'Connection: close');
      resolve(Buffer.concat([Buffer.from(closing, 'latin1'), bytes.subarray(headEnd)]));
    });
  });
}
