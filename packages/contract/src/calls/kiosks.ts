import * as z from 'zod/mini';
import { id, requiredText } from '#fields.ts';
import { bareKioskCode, barePin, kioskCodePattern, pinPattern } from '#rules/kiosk-code.ts';
import { endpoint } from './endpoint.ts';

/** The helpdesk's devices on counters: how they are paired, how they tell that they are well, and how the office looks after them. */

/** Of a pairing or a heartbeat: the whole body, on the wire. */
export const maxKioskBytes = 1024;

/** In which a code pairs a device. */
export const kioskCodeLifetimeMs = 30 * 60_000;

/** Of a kiosk's name, in UTF-16 code units. */
export const maxKioskName = 60;

/**
 * What a device checks the PIN by, without a line: PBKDF2 with HMAC-SHA-256 over the digits as `barePin` has them, 256 bits long. `salt` and
 * `hash` in base64.
 */
const exitPin = z.object({ salt: z.string(), iterations: z.int(), hash: z.string() });
export type ExitPin = z.infer<typeof exitPin>;

export const pairingInput = z.strictObject({
  code: z
    .string('form_kiosk_code')
    .check(z.maxLength(40, 'form_kiosk_code'), z.overwrite(bareKioskCode), z.regex(kioskCodePattern, 'form_kiosk_code')),
});

/** A kiosk from now on. The token is told once: the server keeps its hash. */
const pairing = z.object({ id, name: z.string(), token: z.string(), exitPin });
export type Pairing = z.infer<typeof pairing>;

export const heartbeatInput = z.strictObject({
  /** The app's build. */
  build: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The state of the catalogue that the device shows; null and 0: none yet. */
  epoch: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  seq: z.int().check(z.nonnegative()),
  /** Submissions that wait for a line. */
  waiting: z.int().check(z.nonnegative(), z.maximum(10_000)),
  screen: z.enum(['awake', 'asleep']),
  /** What the browser may still store, in bytes; null: it does not say. */
  freeBytes: z.nullable(z.int().check(z.nonnegative())),
});
export type Heartbeat = z.infer<typeof heartbeatInput>;

const kioskName = requiredText(maxKioskName, 'form_name_required');
const pin = z
  .string('form_kiosk_pin')
  .check(z.maxLength(40, 'form_kiosk_pin'), z.overwrite(barePin), z.regex(pinPattern, 'form_kiosk_pin'));

export const kioskInput = z.strictObject({ name: kioskName, pin });
export const kioskChange = z.strictObject({ name: kioskName, pin: z.optional(pin) });

/** `code` as `spelledKioskCode` has it, told once. */
const newCode = z.object({ id, code: z.string(), expiresAt: z.iso.datetime() });
export type NewKioskCode = z.infer<typeof newCode>;

const kiosk = z.object({
  id,
  name: z.string(),
  /** Until when a code that nobody has used pairs a device; null: there is none. */
  codeExpiresAt: z.nullable(z.iso.datetime()),
  /** Null: no device was paired yet. */
  pairedAt: z.nullable(z.iso.datetime()),
  /** Null: not revoked. A revoked kiosk can be paired again by a new code. */
  revokedAt: z.nullable(z.iso.datetime()),
  /** What the device has told last, noted once a minute; null: nothing yet. */
  last: z.nullable(
    z.object({
      seenAt: z.iso.datetime(),
      ...heartbeatInput.shape,
      /** How many changes of the catalogue it lacks; null: it shows a catalogue from before a restore, or none. */
      behind: z.nullable(z.int()),
    }),
  ),
});
export type Kiosk = z.infer<typeof kiosk>;

const kiosks = z.object({
  /** By name. */
  kiosks: z.array(kiosk),
  /** The server's own: what `last` is compared with. */
  epoch: z.string(),
  seq: z.int(),
});
export type Kiosks = z.infer<typeof kiosks>;

export const kioskCalls = {
  /** 400 names `code` when it is unknown, used or too old: one answer for all three. */
  pair: endpoint({
    method: 'POST',
    path: '/kiosk/pair',
    summary: 'Make a device a kiosk, by a one-time code of the back-office',
    body: pairingInput,
    answer: pairing,
  }),
  /** 401 when the kiosk was revoked, paired again elsewhere, or is not known, as after a restore on another server. */
  heartbeat: endpoint({
    method: 'POST',
    path: '/kiosk/heartbeat',
    summary: 'Tell how a kiosk is, with the token of its pairing as Bearer token, and hear its name and PIN',
    body: heartbeatInput,
    answer: z.object({ name: z.string(), exitPin }),
  }),
  list: endpoint({ method: 'GET', path: '/admin/kiosks', summary: 'All kiosks, and how each was last', token: true, answer: kiosks }),
  add: endpoint({
    method: 'POST',
    path: '/admin/kiosks',
    summary: 'Add a kiosk, and make the code that pairs its device',
    token: true,
    body: kioskInput,
    answer: newCode,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/kiosks/{id}',
    summary: 'Change the name of a kiosk, and its PIN when one is sent: the device hears of both with its next heartbeat',
    token: true,
    body: kioskChange,
    answer: z.null(),
  }),
  renewCode: endpoint({
    method: 'POST',
    path: '/admin/kiosks/{id}/code',
    summary: 'Make a new code: the device of now stays paired until another one uses it',
    token: true,
    answer: newCode,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/admin/kiosks/{id}/revoke',
    summary: 'End a pairing and its code at once',
    token: true,
    answer: z.null(),
  }),
  /** 409 while a device is paired. */
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/kiosks/{id}',
    summary: 'Delete a kiosk that is revoked or was never paired',
    token: true,
    answer: z.null(),
  }),
};
