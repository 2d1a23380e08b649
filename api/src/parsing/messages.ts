import type { Problem } from '#http/problem.ts';

/** What the server sends to a thread: an input, or that the last part of a result has arrived. */
export type ToThread = { readonly input: unknown } | 'more';

/** What a thread sends: that it is ready, the parts of a result one by one, and how it ended. */
export type FromThread =
  | 'ready'
  | { readonly part: unknown }
  | { readonly result: unknown }
  | { readonly problem: Pick<Problem, 'status' | 'key' | 'details'> }
  | { readonly error: Error };

/** Hands over a part of a long result and waits until it has arrived, so that the server never reads much of it at once. */
export type GivePart<Part> = (part: Part) => Promise<void>;

/** Runs in a thread. Throws the Problem that says what is wrong with the input. */
export type Parser = (input: never, give: GivePart<never>) => unknown;

/** The memory of bytes in a message, which changes hands instead of being copied; bytes that share their memory are copied. */
export function buffersIn(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array)
    return value.buffer instanceof ArrayBuffer && value.buffer.byteLength === value.byteLength ? [value.buffer] : [];
  if (Array.isArray(value)) return value.flatMap(buffersIn);
  const isPlain = typeof value === 'object' && value && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(buffersIn) : [];
}
