import { type ResortInput, resortCalls } from '@helpdesk/contract/resorts';

import type { SaveTo } from '#admin/save-to.ts';
import { tell } from '#admin/tell.ts';

export const saveResort = ({ id, seen }: SaveTo, body: ResortInput) =>
  id === undefined ? tell(resortCalls.add, { body }) : tell(resortCalls.update, { params: { id }, body, seen });

export const setResortPopular = (id: string, popular: boolean) => tell(resortCalls.update, { params: { id }, body: { popular } });

export const deleteResort = (id: string, seen: number) => tell(resortCalls.remove, { params: { id }, seen });
