import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { personName } from '#roles/person-name.ts';
import { roles } from '#roles/roles.ts';
import { endpoint } from './endpoint.ts';
import { chosenPassword, loginInput, secondFactorCode } from './session.ts';

const session = z.object({
  _id: id,
  /** Browser and system, roughly; empty: not known. */
  device: z.string(),
  openedAt: z.string(),
  usedAt: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
});

const account = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  hasSecondFactor: z.boolean(),
  /** Recovery codes that are left. */
  recoveryCodes: z.int(),
  /** Newest use first. */
  sessions: z.array(session),
});
export type Account = z.infer<typeof account>;

const colleague = z.object({
  _id: id,
  /** What rows, histories and enquiries say of who did something. */
  email: z.string(),
  /** Empty: the e-mail address is shown. */
  name: z.string(),
  role: z.enum(roles),
  isDisabled: z.boolean(),
  /** Who asks. */
  isSelf: z.boolean(),
});
export type Colleague = z.infer<typeof colleague>;

export const nameChange = z.strictObject({ name: personName });

export const passwordChange = z.strictObject({ current: loginInput.shape.password, password: chosenPassword });

/** The password is asked for once more before the second factor changes. */
export const secondFactorStart = z.strictObject({ password: loginInput.shape.password });

export const secondFactorConfirm = z.strictObject({ code: secondFactorCode });

/** What is asked for before it ends. */
export const secondFactorEnd = z.strictObject({ password: loginInput.shape.password, code: secondFactorCode });

/** What administrators do with their own account. */
export const accountCalls = {
  read: endpoint({ method: 'GET', path: '/get-account', summary: "One's own account and its sessions", token: true, answer: account }),
  colleagues: endpoint({
    method: 'GET',
    path: '/get-colleagues',
    summary: 'Whoever works in the back-office or has, by name, and what one may do oneself',
    token: true,
    answer: z.array(colleague),
  }),
  changeName: endpoint({
    method: 'POST',
    path: '/change-name',
    summary: "Change one's own name",
    token: true,
    body: nameChange,
    answer: z.null(),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/change-password',
    summary: "Change one's own password, and end all other sessions",
    token: true,
    body: passwordChange,
    answer: z.null(),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/end-session/{id}',
    summary: "End one of one's own sessions",
    token: true,
    answer: z.null(),
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/end-other-sessions',
    summary: "End one's own sessions but this one",
    token: true,
    answer: z.null(),
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/start-second-factor',
    summary: 'Make a secret for an authenticator app; nothing changes before it is confirmed',
    token: true,
    body: secondFactorStart,
    /** `link` is what the picture says that an app scans. */
    answer: z.object({ secret: z.string(), link: z.string() }),
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/confirm-second-factor',
    summary: 'Prove that the app has the secret: from now on a login needs a code',
    token: true,
    body: secondFactorConfirm,
    /** Told once; the server keeps their hashes. */
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  endSecondFactor: endpoint({
    method: 'POST',
    path: '/end-second-factor',
    summary: 'Log in with the password alone again',
    token: true,
    body: secondFactorEnd,
    answer: z.null(),
  }),
};
