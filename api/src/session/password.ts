import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

import { concurrencyLimit } from '#http/concurrency-limit.ts';

/** Argon2id, the library's own choice, as OWASP has it first: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const oneOfTwo = concurrencyLimit(2, 20, 20);
let dummyHash: Promise<string> | undefined;

/** Only who holds a link or a session chooses a password: there is a place kept. */
export const hashPassword = (password: string): Promise<string> => oneOfTwo(() => hash(password, cost), 'kept');

/**
 * Takes equally long whether there is a hash or not, so that nobody learns who is an administrator.
 * @param standing among all who try
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
  standing: Parameters<typeof oneOfTwo>[1],
): Promise<boolean> {
  dummyHash ??= hash(randomUUID(), cost);
  const dummy = await dummyHash;
  const matches = await oneOfTwo(() => verify(passwordHash ?? dummy, password), standing);
  return matches && passwordHash !== undefined;
}
