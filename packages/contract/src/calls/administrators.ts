import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { endpoint } from './endpoint.ts';
import { loginInput } from './session.ts';

const administrator = z.object({
  _id: id,
  email: z.string(),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Null: never, or so long ago that the session is gone. */
  usedAt: z.nullable(z.string()),
  /** Who asks. */
  isSelf: z.boolean(),
});

const invitation = z.object({ _id: id, email: z.string(), expiresAt: z.string() });

const everybody = z.object({ administrators: z.array(administrator), invitations: z.array(invitation) });
export type Everybody = z.infer<typeof everybody>;

export const invitationInput = z.strictObject({ email: loginInput.shape.email });

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
    /** The link is told once; the server keeps its hash. */
    answer: z.object({ email: z.string(), link: z.string(), expiresAt: z.string(), isMailed: z.boolean() }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/delete-invitation/{id}',
    summary: 'Take an invitation back',
    token: true,
    answer: z.null(),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-administrator/{id}',
    summary: 'Disable an administrator, who is logged out everywhere, or let them in again',
    token: true,
    body: z.strictObject({ isDisabled: z.boolean() }),
    answer: z.null(),
  }),
};
