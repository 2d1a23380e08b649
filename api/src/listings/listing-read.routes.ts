import { type ListingCalls, listingCalls } from '@helpdesk/contract/calls/listing-calls';
import { fieldsOf, type ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';
import { toWire } from '@helpdesk/contract/sync/wire';
import { Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import { acceptQuery } from '#http/accept.ts';
import { answer } from '#http/answer.ts';
import { found } from '#http/problem.ts';
import { routePath } from '#http/route-path.ts';
import { sendVersion } from '#http/version.ts';
import { findListings } from './find-listings.ts';
import type { ListCache } from './list-cache.ts';
import { notFound } from './messages.ts';

/** The list and the detail of one kind (product 9.8): the same two calls under its own names. */
export function listingReadRoutes(catalogue: CatalogueSource, kind: ListingKind, answerList: ListCache) {
  const calls: ListingCalls = listingCalls[kind];
  return new Hono()
    .get(routePath(calls.list), acceptQuery(calls.list.query), (c) => {
      const query = c.req.valid('query');
      return answerList(c, calls.list, query, async (rows) => (await findListings(rows, kind, query)).map((row) => toWire(kind, row)));
    })
    .get(routePath(calls.one), async (c) => {
      const { rows } = await catalogue.current();
      const id = c.req.param('id');
      const listings: readonly ListingRow[] = rows[kind];
      const row = found(
        listings.find(({ _id }) => _id === id),
        notFound(kind),
      );
      sendVersion(c, row.seq);
      return answer(c, calls.one, { ...toWire(kind, row), ...nearby(rows, kind, row) });
    });
}

/** Nearby listings as a detail answers them, in the order of the ids. */
function nearby(rows: CatalogueRows, kind: ListingKind, row: ListingRow): Record<string, object[]> {
  const values: Readonly<Record<string, unknown>> = { ...row };
  const details = fieldsOf(kind).flatMap(([name, field]): [string, object[]][] => {
    if (field.is !== 'nearby') return [];
    const named: readonly ListingRow[] = rows[field.of as ListingKind];
    const near = (values[name] as string[]).flatMap((id) => named.find(({ _id }) => _id === id) ?? []);
    return [[field.detail, near.map(({ _id, name, images }) => ({ _id, name, images }))]];
  });
  return Object.fromEntries(details);
}
