import { once } from 'node:events';
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';

import { connections } from './load.ts';

/** Asks a server on connections that are kept open; throws when an answer is no success. */
export function openClient(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return async (path: string, { headers, body }: { headers?: OutgoingHttpHeaders; body?: string } = {}): Promise<void> => {
    const asking = request(address + path, { agent, headers, method: body === undefined ? 'GET' : 'POST' });
    asking.end(body);
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  };
}
