import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problem.ts';

export const usualBodyBytes = 256 * 1024;

/**
 * 413 for a body of more than 256 kB, or than the bytes given for its path. Behind the guard, so that nobody without a
 * token makes the server hold a large one.
 */
export function limitBody(special: Readonly<Record<string, number>>): MiddlewareHandler {
  const limit = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new Problem(413, 'server_too_big');
      },
    });
  const byPath = new Map(Object.entries(special).map(([path, bytes]) => [path, limit(bytes)]));
  const others = limit(usualBodyBytes);
  return (c, next) => (byPath.get(c.req.path) ?? others)(c, next);
}
