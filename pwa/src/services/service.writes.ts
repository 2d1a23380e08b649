import { type ServiceInput, serviceCalls } from '@helpdesk/contract/services';

import type { SaveTo } from '#admin/save-to.ts';
import { tell } from '#admin/tell.ts';

export const saveService = ({ id, seen }: SaveTo, body: ServiceInput) =>
  id === undefined ? tell(serviceCalls.add, { body }) : tell(serviceCalls.update, { params: { id }, body, seen });

export const setServicePopular = (id: string, popular: boolean) => tell(serviceCalls.update, { params: { id }, body: { popular } });

export const deleteService = (id: string, seen: number) => tell(serviceCalls.remove, { params: { id }, seen });
