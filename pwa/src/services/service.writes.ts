import { type ServiceInput, serviceCalls } from '@helpdesk/contract/calls/services';

import type { SaveTo } from '#admin/form/save-to.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const saveService = ({ id, seen, key }: SaveTo, body: ServiceInput) =>
  id === undefined
    ? authorisedRequest(serviceCalls.add, { body, key })
    : authorisedRequest(serviceCalls.update, { params: { id }, body, seen });

export const setServicePopular = (id: string, popular: boolean) =>
  authorisedRequest(serviceCalls.update, { params: { id }, body: { popular } });

export const deleteService = (id: string, seen: number) => authorisedRequest(serviceCalls.remove, { params: { id }, seen });
