import { accountCalls } from '@helpdesk/contract/calls/account';
import { administratorCalls } from '@helpdesk/contract/calls/administrators';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const changePassword = (body: { current: string; password: string }) => authorisedRequest(accountCalls.changePassword, { body });
export const endSession = (id: string) => authorisedRequest(accountCalls.endSession, { params: { id } });
export const endOtherSessions = () => authorisedRequest(accountCalls.endOtherSessions);
export const startSecondFactor = (password: string) => authorisedRequest(accountCalls.startSecondFactor, { body: { password } });
export const confirmSecondFactor = (code: string) => authorisedRequest(accountCalls.confirmSecondFactor, { body: { code } });
export const endSecondFactor = (body: { password: string; code: string }) => authorisedRequest(accountCalls.endSecondFactor, { body });

export const invite = (email: string) => authorisedRequest(administratorCalls.invite, { body: { email } });
export const withdrawInvitation = (id: string) => authorisedRequest(administratorCalls.withdraw, { params: { id } });
export const setDisabled = (id: string, isDisabled: boolean) =>
  authorisedRequest(administratorCalls.update, { params: { id }, body: { isDisabled } });
