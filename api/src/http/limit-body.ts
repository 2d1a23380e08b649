import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problem.ts';

export const usualBodyBytes = 256 * 1024;

/**
 * 413 for a body of more than 256 kB, or than the bytes given for its path. Behind the guard, so that nobody without a
 * token makes the server hold a large one.
 */
export function limitBody(special: Readonly<Record<string, number>>): MiddlewareHandler {
  const onError = () => {
    throw new Problem(413, 'server_too_big');
  };
  return (c, next) => {
    const maxSize = special[c.req.path] ?? usualBodyBytes;
    const announced = c.req.header('Content-Length');
    if (announced === undefined || c.req.header('Transfer-Encoding') !== undefined) return bodyLimit({ maxSize, onError })(c, next);
    // Node reads no more than was announced. Hono's limit asks for the body's stream even so, which takes longer than reading the body.
    return Number(announced) > maxSize ? onError() : next();
  };
}
