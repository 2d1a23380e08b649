import { type PlaceInput, placeCalls } from '@helpdesk/contract/places';

import type { SaveTo } from '#admin/save-to.ts';
import { tell } from '#admin/tell.ts';

export const savePlace = ({ id, seen }: SaveTo, body: PlaceInput) =>
  id === undefined ? tell(placeCalls.add, { body }) : tell(placeCalls.update, { params: { id }, body, seen });

export const setPlacePopular = (id: string, popular: boolean) => tell(placeCalls.update, { params: { id }, body: { popular } });

export const deletePlace = (id: string, seen: number) => tell(placeCalls.remove, { params: { id }, seen });
