import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { endpoint } from './endpoint.ts';

/** Rows as they are stored, published or not, by the fields' own names. `table` in a path is one of the catalogue's. */

/** `toWire` of `#sync/wire.ts` makes of it what other calls answer. */
export const storedRow = z.looseObject({ _id: id, seq: z.int() });

export const storedRowCalls = {
  one: endpoint({
    method: 'GET',
    path: '/get-row/{table}/{id}',
    summary: 'A row with all that is known of it, also one that is not published',
    token: true,
    answer: storedRow,
  }),
  unpublished: endpoint({
    method: 'GET',
    path: '/get-unpublished/{table}',
    summary: 'The rows of a table that are not published',
    token: true,
    answer: z.array(storedRow),
  }),
};
