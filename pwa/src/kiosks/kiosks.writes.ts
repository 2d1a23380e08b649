import { kioskCalls } from '@helpdesk/contract/calls/kiosks';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const addKiosk = (body: { name: string; pin: string }) => authorisedRequest(kioskCalls.add, { body });
export const changeKiosk = (id: string, body: { name: string; pin?: string }) =>
  authorisedRequest(kioskCalls.update, { params: { id }, body });
export const renewCode = (id: string) => authorisedRequest(kioskCalls.renewCode, { params: { id } });
export const revokeKiosk = (id: string) => authorisedRequest(kioskCalls.revoke, { params: { id } });
export const removeKiosk = (id: string) => authorisedRequest(kioskCalls.remove, { params: { id } });
