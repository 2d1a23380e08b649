import { type ResortInput, resortCalls } from '@helpdesk/contract/calls/resorts';

import type { SaveTo } from '#admin/form/save-to.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const saveResort = ({ id, seen, key }: SaveTo, body: ResortInput) =>
  id === undefined
    ? authorisedRequest(resortCalls.add, { body, key })
    : authorisedRequest(resortCalls.update, { params: { id }, body, seen });

export const setResortPopular = (id: string, popular: boolean) =>
  authorisedRequest(resortCalls.update, { params: { id }, body: { popular } });

export const deleteResort = (id: string, seen: number) => authorisedRequest(resortCalls.remove, { params: { id }, seen });
