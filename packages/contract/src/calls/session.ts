import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { roles } from '#roles/roles.ts';
import { visibleText } from '#rules/visible-text.ts';
import { endpoint } from './endpoint.ts';

/** Local part, @, domain and a top-level part of 2 to 6 letters (product 6.3). */
export const loginEmailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,6}$/;

export const loginInput = z.strictObject({
  email: z.string('login_email_required').check(
    z.overwrite((typed) => visibleText(typed).trim()),
    z.minLength(1, 'login_email_required'),
    z.maxLength(254),
    z.regex(loginEmailPattern, 'login_email_invalid'),
  ),
  password: z.string('login_password_required').check(z.minLength(1, 'login_password_required'), z.maxLength(200)),
});

/** Six digits of the app, or a recovery code, however it is spaced. */
export const secondFactorCode = z.string('login_code_required').check(z.trim(), z.minLength(1, 'login_code_required'), z.maxLength(40));

/** The code is asked for when the password was right and the account has a second factor. */
const loginBody = z.strictObject({ ...loginInput.shape, code: z.optional(secondFactorCode) });

/** Shortest password that an administrator may choose. */
export const minPassword = 12;

/** Long rather than odd. */
export const chosenPassword = z
  .string('login_password_required')
  .check(z.minLength(minPassword, 'form_password_too_short'), z.maxLength(200, 'error_too_long'));

/** What a one-time link asks for: the token in it, and a password. */
export const inviteInput = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  email: loginInput.shape.email,
  password: chosenPassword,
});

export const passwordLinkInput = z.strictObject({ email: loginInput.shape.email });

/** Of any of these bodies, with every letter as an escape of six. */
export const maxLoginBytes = 4 * 1024;

const loggedIn = z.object({ token: z.string(), administratorId: id, role: z.enum(roles) });

export const sessionCalls = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    summary: 'Log in as an administrator',
    body: loginBody,
    answer: loggedIn,
  }),
  acceptInvite: endpoint({
    method: 'POST',
    path: '/accept-invite',
    summary: 'Choose a password with the token of a one-time link, and log in',
    body: inviteInput,
    /** Null: the password is chosen, and a login asks for it and for the code of the second factor, which stays. */
    answer: z.nullable(loggedIn),
  }),
  passwordHelp: endpoint({
    method: 'GET',
    path: '/get-password-help',
    summary: 'Whether a link to a new password can be had by mail',
    answer: z.object({ isMailed: z.boolean() }),
  }),
  askLink: endpoint({
    method: 'POST',
    path: '/ask-password-link',
    summary: 'Ask for a link to a new password by mail; answers alike whether there is such an account or not',
    body: passwordLinkInput,
    answer: z.null(),
  }),
  logout: endpoint({ method: 'POST', path: '/logout', summary: 'End the session', token: true, answer: z.null() }),
};
