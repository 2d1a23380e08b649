import type { Problem } from '#http/problem.ts';

/** What the server sends to a thread: an input, or what it answers to a part. */
export type ToThread = { readonly input: unknown } | { readonly reply: unknown };

/** What a thread sends: that it is ready, the parts of a result one by one, and how it ended. */
export type FromThread =
  | 'ready'
  | { readonly part: unknown }
  | { readonly result: unknown }
  | { readonly problem: Pick<Problem, 'status' | 'key' | 'details'> }
  | { readonly error: Error };

/** Hands over a part of a long result, or asks for a part of a long input, and waits for the reply, so that the server never copies much at once. */
export type GivePart<Part, Reply = void> = (part: Part) => Promise<Reply>;

/** Runs in a thread. Throws the Problem that says what is wrong with the input. */
export type Parser = (input: never, give: never) => unknown;

/** The memory of bytes in a message, which changes hands instead of being copied; bytes that share their memory are copied. */
export function buffersIn(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array)
    return value.buffer instanceof ArrayBuffer && value.buffer.byteLength === value.byteLength ? [value.buffer] : [];
  if (Array.isArray(value)) return value.flatMap(buffersIn);
  const isPlain = typeof value === 'object' && value && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(buffersIn) : [];
}
