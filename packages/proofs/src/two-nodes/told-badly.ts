import type { Socket } from 'node:net';
import * as fc from 'fast-check';

/** What becomes of a NOTIFY on its way to who listens; times are milliseconds. */
export type Fate =
  | { readonly kind: 'told' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'late'; readonly by: number }
  | { readonly kind: 'twice' }
  /** It is lost, and the connection with it. */
  | { readonly kind: 'cut' };

const fate = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Fate>({ kind: 'told' }) },
  { weight: 3, arbitrary: fc.constant<Fate>({ kind: 'lost' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('late' as const), by: fc.nat(400) }) },
  { weight: 1, arbitrary: fc.constant<Fate>({ kind: 'twice' }) },
  { weight: 1, arbitrary: fc.constant<Fate>({ kind: 'cut' }) },
);

/** One after the other, again and again; now and then nobody is told anything at all. */
export const fates = fc.oneof(
  { weight: 3, arbitrary: fc.array(fate, { minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constant<Fate[]>([{ kind: 'lost' }]) },
);

const suffer: { [Kind in Fate['kind']]: (message: Buffer, to: Socket, fate: Extract<Fate, { kind: Kind }>) => unknown } = {
  told: (message, to) => to.write(message),
  lost: () => {},
  late: (message, to, { by }) => setTimeout(() => to.write(message), by).unref(),
  twice: (message, to) => to.write(Buffer.concat([message, message])),
  cut: (_, to) => to.destroy(),
};

const notification = 'A'.charCodeAt(0);
const headBytes = 5;
/** A message begins with a letter, then comes the length of all but the letter. */
const endOf = (unread: Buffer): number => (unread.length < headBytes ? Number.POSITIVE_INFINITY : 1 + unread.readUInt32BE(1));

/** For `breakableConnection`: passes on all messages of PostgreSQL but its notifications, of which `next` decides. */
export const tellBadly = (next: () => Fate) => () => {
  let unread: Buffer = Buffer.alloc(0);
  return (bytes: Buffer, to: Socket): void => {
    unread = Buffer.concat([unread, bytes]);
    for (let end = endOf(unread); unread.length >= end; end = endOf(unread)) {
      const message = unread.subarray(0, end);
      unread = unread.subarray(end);
      if (message[0] !== notification) to.write(message);
      else {
        const fate = next();
        suffer[fate.kind](message, to, fate as never);
      }
    }
  };
};
