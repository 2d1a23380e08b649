import { type ResortInput, resortCalls } from '@helpdesk/contract/resorts';

import { tell } from '#admin/tell.ts';

export const saveResort = (id: string | undefined, body: ResortInput) =>
  id === undefined ? tell(resortCalls.add, { body }) : tell(resortCalls.update, { params: { id }, body });

export const setResortPopular = (id: string, popular: boolean) => tell(resortCalls.update, { params: { id }, body: { popular } });

export const deleteResort = (id: string) => tell(resortCalls.remove, { params: { id } });
