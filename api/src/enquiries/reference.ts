import { randomInt } from 'node:crypto';

/** Seven digits to say on the phone, like 482-7153; never a leading 0, which people leave out. */
export function newReference(): string {
  const digits = `${randomInt(1_000_000, 10_000_000)}`;
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}
