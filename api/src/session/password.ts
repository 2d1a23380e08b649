import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

import { atMost } from '#http/at-most.ts';

/** Argon2id, the library's own choice, as OWASP has it first: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const oneOfTwo = atMost(2, 20);
let nobodys: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => oneOfTwo(() => hash(password, cost));

/** Takes equally long whether there is a hash or not, so that nobody learns who is an administrator. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  nobodys ??= hash(randomUUID(), cost);
  const dummy = await nobodys;
  const matches = await oneOfTwo(() => verify(kept ?? dummy, password));
  return matches && kept !== undefined;
}
