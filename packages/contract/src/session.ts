import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Local part, @, domain and a top-level part of 2 to 6 letters (spec section 5, decision B26). */
export const loginEmailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,6}$/;

export const loginInput = z.strictObject({
  email: z
    .string('login_email_required')
    .check(z.trim(), z.minLength(1, 'login_email_required'), z.maxLength(254), z.regex(loginEmailPattern, 'login_email_invalid')),
  password: z.string('login_password_required').check(z.minLength(1, 'login_password_required'), z.maxLength(200)),
});

export const sessionCalls = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    summary: 'Log in as an administrator',
    body: loginInput,
    answer: z.object({ token: z.string() }),
  }),
  logout: endpoint({ method: 'POST', path: '/logout', summary: 'End the session', token: true, answer: z.null() }),
};
