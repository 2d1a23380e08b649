import { type ListingCalls, listingCalls } from '@helpdesk/contract/calls/listing-calls';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { addedId } from '#http/submission-key.ts';
import { expectedVersion } from '#http/version.ts';
import type { Pictures } from './known-pictures.ts';
import { listingWrites } from './listing-writes.ts';
import { added, changed, deleted } from './messages.ts';
import { regionDay } from './region-day.ts';

/** Add, update and delete of one kind (product 9.8): the same three calls under its own names. */
export function listingWriteRoutes(sql: Pool, kind: ListingKind, pictures: Pictures, now: () => number) {
  const calls: ListingCalls = listingCalls[kind];
  const today = () => regionDay(now());
  const writes = listingWrites(sql, kind, pictures, today);
  return new Hono()
    .post(routePath(calls.add), async (c) => {
      const input = await readJson(c, calls.add.body);
      // Who adds something has just looked at it.
      const { checkedOn = today() } = input;
      const _id = addedId(c);
      await writes.add(administratorOf(c), _id, { ...input, checkedOn });
      return answer(c, calls.add, { _id }, added(kind));
    })
    .put(routePath(calls.update), async (c) => {
      const id = c.req.param('id') ?? '';
      const input = await readJson(c, calls.update.body);
      if ('name' in input) {
        await writes.change(administratorOf(c), id, input, expectedVersion(c));
        return answer(c, calls.update, { _id: id }, changed(kind));
      }
      await writes.setPopular(administratorOf(c), id, input.popular, expectedVersion(c));
      return answer(c, calls.update, { _id: id }, input.popular ? 'server_popular_added' : 'server_popular_removed');
    })
    .delete(routePath(calls.remove), async (c) => {
      const id = c.req.param('id') ?? '';
      await writes.remove(administratorOf(c), id, expectedVersion(c));
      return answer(c, calls.remove, { _id: id }, deleted(kind));
    });
}
