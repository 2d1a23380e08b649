import { type ListingCalls, listingCalls } from '@helpdesk/contract/calls/listing-calls';
import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';
import { toWire } from '@helpdesk/contract/sync/wire';
import { asksForNow } from '@helpdesk/contract/wishes/terms';
import { Hono } from 'hono';

import { acceptQuery } from '#http/accept.ts';
import { eachOf } from '#http/budget/work.ts';
import { found } from '#http/problem.ts';
import { routePath } from '#http/route-path.ts';
import { findListings } from './find-listings.ts';
import { notFound } from './messages.ts';
import { regionMoment } from './region-day.ts';
import type { AnswerRows } from './row-answers.ts';

/** The list and the detail of one kind (product 9.8): the same two calls under its own names. */
export function listingReadRoutes(kind: ListingKind, answerRows: AnswerRows, clock: () => number) {
  const calls: ListingCalls = listingCalls[kind];
  return new Hono()
    .get(routePath(calls.list), acceptQuery(calls.list.query), (c) => {
      const query = c.req.valid('query');
      const now = regionMoment(clock());
      const isOfTheMinute = query.open === 'true' || asksForNow(query.search || query.searchData || '');
      return answerRows(
        c,
        calls.list,
        isOfTheMinute ? { ...query, now } : query,
        async (rows, work) => eachOf(await findListings(rows, kind, query, now, work), (row) => toWire(kind, row)),
        { isOfTheMinute },
      );
    })
    .get(routePath(calls.one), (c) => {
      const id = c.req.param('id');
      const rowIn = (rows: CatalogueRows): ListingRow =>
        found(
          (rows[kind] as readonly ListingRow[]).find(({ _id }) => _id === id),
          notFound(kind),
        );
      return answerRows(
        c,
        calls.one,
        { id },
        (rows) => {
          const row = rowIn(rows);
          return { ...toWire(kind, row), ...nearby(rows, kind, row) };
        },
        { versionOf: (rows) => rowIn(rows).seq },
      );
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
