import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** Local part, @, domain and a top-level part of 2 to 6 letters (spec section 5, decision B26). */
export const loginEmailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,6}$/;

export const loginInput = z.strictObject({
  email: z
    .string('login_email_required')
    .check(z.trim(), z.minLength(1, 'login_email_required'), z.maxLength(254), z.regex(loginEmailPattern, 'login_email_invalid')),
  password: z.string('login_password_required').check(z.minLength(1, 'login_password_required'), z.maxLength(200)),
});

/** Shortest password that an administrator may choose. */
export const minPassword = 12;

/** What a one-time link asks for: the token in it, and a password that is long rather than odd. */
export const inviteInput = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  email: loginInput.shape.email,
  password: z
    .string('login_password_required')
    .check(z.minLength(minPassword, 'form_password_too_short'), z.maxLength(200, 'error_too_long')),
});

const loggedIn = z.object({ token: z.string(), administratorId: id });

export const sessionCalls = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    summary: 'Log in as an administrator',
    body: loginInput,
    answer: loggedIn,
  }),
  acceptInvite: endpoint({
    method: 'POST',
    path: '/accept-invite',
    summary: 'Choose a password with the token of a one-time link, and log in',
    body: inviteInput,
    answer: loggedIn,
  }),
  logout: endpoint({ method: 'POST', path: '/logout', summary: 'End the session', token: true, answer: z.null() }),
};
