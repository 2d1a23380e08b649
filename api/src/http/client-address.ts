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
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  return forwarded.at(-trustedHops) || peer;
}

/** What a delay is counted for: an IPv4 address, or the /64 that an IPv6 user owns whole. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = plain.includes('::') ? tail.split(':').filter(Boolean) : [];
  const missing = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...missing, ...right]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
