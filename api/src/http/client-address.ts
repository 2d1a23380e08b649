import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The address that a request comes from, as far as it can be believed.
 * @param trustedHops proxies of ours in front of the server: each appends one address to X-Forwarded-For, and whatever
 *   stands before those is the client's own invention. 0: the header is not read at all.
 */
export function clientAddress(c: Context, trustedHops: number): string {
  const peer = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return peer;
  return reportedByProxy(c, 'X-Forwarded-For', trustedHops) || peer;
}

/** What the outermost proxy of ours has appended to a list; undefined without one. */
export const reportedByProxy = (c: Context, header: string, trustedHops: number): string | undefined =>
  trustedHops > 0 ? c.req.header(header)?.split(',').at(-trustedHops)?.trim() : undefined;

/** What a delay is counted for: an IPv4 address, or the /56 that providers give to one IPv6 household. Without a port. */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const plain = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = plain.includes('::') ? tail.split(':').filter(Boolean) : [];
  const missing = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16));
  return [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00].map((group) => group.toString(16)).join(':');
}
