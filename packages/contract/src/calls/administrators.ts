import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { personName } from '#roles/person-name.ts';
import { roles } from '#roles/roles.ts';
import { endpoint } from './endpoint.ts';
import { loginInput } from './session.ts';

const administrator = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Null: never, or so long ago that the session is gone. */
  usedAt: z.nullable(z.string()),
  /** Who asks. */
  isSelf: z.boolean(),
  /** Until when a link to a new password works that one of the others has made; null: there is none. */
  linkUntil: z.nullable(z.string()),
});

const invitation = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});

const everybody = z.object({ administrators: z.array(administrator), invitations: z.array(invitation) });
export type Everybody = z.infer<typeof everybody>;

export const invitationInput = z.strictObject({ email: loginInput.shape.email, name: personName, role: z.enum(roles) });

/** Each of them is left as it is where it is not named. */
export const administratorChange = z.strictObject({
  isDisabled: z.optional(z.boolean()),
  name: z.optional(personName),
  role: z.optional(z.enum(roles)),
});

/** The link is told once; the server keeps its hash. */
const madeLink = z.object({ email: z.string(), link: z.string(), expiresAt: z.string(), isMailed: z.boolean() });
export type MadeLink = z.infer<typeof madeLink>;

/** What administrators do with each other. */
export const administratorCalls = {
  list: endpoint({
    method: 'GET',
    path: '/get-administrators',
    summary: 'All administrators, and invitations that are open',
    token: true,
    answer: everybody,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/invite-administrator',
    summary: 'Make a one-time link with which somebody chooses a password',
    token: true,
    body: invitationInput,
    answer: madeLink,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/resend-invitation/{id}',
    summary: 'Make another link in the place of the one of an invitation, which works no longer',
    token: true,
    answer: madeLink,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/delete-invitation/{id}',
    summary: 'Take an invitation back',
    token: true,
    answer: z.null(),
  }),
  makeLink: endpoint({
    method: 'POST',
    path: '/make-password-link/{id}',
    summary: 'Make a one-time link with which somebody who forgot their password chooses a new one',
    token: true,
    /** `endsSecondFactor`: for who has lost the phone, too. */
    body: z.strictObject({ endsSecondFactor: z.boolean() }),
    answer: madeLink,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-administrator/{id}',
    summary: 'Change name or role of an administrator; disable them, who are logged out everywhere, or let them in again',
    token: true,
    body: administratorChange,
    answer: z.null(),
  }),
};
