import { accountCalls } from '@helpdesk/contract/calls/account';
import { administratorCalls, type invitationInput } from '@helpdesk/contract/calls/administrators';
import type { Role } from '@helpdesk/contract/roles/roles';
import type * as z from 'zod/mini';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

type Invitation = z.infer<typeof invitationInput>;

export const changeName = (name: string) => authorisedRequest(accountCalls.changeName, { body: { name } });
export const changePassword = (body: { current: string; password: string }) => authorisedRequest(accountCalls.changePassword, { body });
export const endSession = (id: string) => authorisedRequest(accountCalls.endSession, { params: { id } });
export const endOtherSessions = () => authorisedRequest(accountCalls.endOtherSessions);
export const startSecondFactor = (password: string) => authorisedRequest(accountCalls.startSecondFactor, { body: { password } });
export const confirmSecondFactor = (code: string) => authorisedRequest(accountCalls.confirmSecondFactor, { body: { code } });
export const endSecondFactor = (body: { password: string; code: string }) => authorisedRequest(accountCalls.endSecondFactor, { body });

export const invite = (body: Invitation) => authorisedRequest(administratorCalls.invite, { body });
export const resendInvitation = (id: string) => authorisedRequest(administratorCalls.resend, { params: { id } });
export const makePasswordLink = (id: string, endsSecondFactor: boolean) =>
  authorisedRequest(administratorCalls.makeLink, { params: { id }, body: { endsSecondFactor } });
export const changePerson = (id: string, body: { name: string; role: Role }) =>
  authorisedRequest(administratorCalls.update, { params: { id }, body });
export const withdrawInvitation = (id: string) => authorisedRequest(administratorCalls.withdraw, { params: { id } });
export const setDisabled = (id: string, isDisabled: boolean) =>
  authorisedRequest(administratorCalls.update, { params: { id }, body: { isDisabled } });
