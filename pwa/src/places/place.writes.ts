import { type PlaceInput, placeCalls } from '@helpdesk/contract/places';

import { tell } from '#admin/tell.ts';

export const savePlace = (id: string | undefined, body: PlaceInput) =>
  id === undefined ? tell(placeCalls.add, { body }) : tell(placeCalls.update, { params: { id }, body });

export const setPlacePopular = (id: string, popular: boolean) => tell(placeCalls.update, { params: { id }, body: { popular } });

export const deletePlace = (id: string) => tell(placeCalls.remove, { params: { id } });
