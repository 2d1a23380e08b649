import { type PlaceInput, placeCalls } from '@helpdesk/contract/calls/places';

import type { SaveTo } from '#admin/form/save-to.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const savePlace = ({ id, seen, key }: SaveTo, body: PlaceInput) =>
  id === undefined
    ? authorisedRequest(placeCalls.add, { body, key })
    : authorisedRequest(placeCalls.update, { params: { id }, body, seen });

export const setPlacePopular = (id: string, popular: boolean) =>
  authorisedRequest(placeCalls.update, { params: { id }, body: { popular } });

export const deletePlace = (id: string, seen: number) => authorisedRequest(placeCalls.remove, { params: { id }, seen });
