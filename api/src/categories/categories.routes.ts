import { categoryCalls } from '@helpdesk/contract/calls/categories';
import { regionsOfCategory } from '@helpdesk/contract/rules/category-regions';
import { filterListings } from '@helpdesk/contract/rules/listing-filter';
import type { CatalogueRows, CategoryRow } from '@helpdesk/contract/sync/rows';
import { toWire } from '@helpdesk/contract/sync/wire';
import { messagesIn } from '@helpdesk/words/server-messages';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { eachOf } from '#http/budget/work.ts';
import { languageOf } from '#http/language.ts';
import { found } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { expectedVersion } from '#http/version.ts';
import type { AnswerRows } from '#listings/row-answers.ts';
import { deleteCategory, saveCategory } from './category-writes.ts';

export const categoryRoutes = (sql: Pool, answerRows: AnswerRows) =>
  new Hono()
    .get(routePath(categoryCalls.list), (c) =>
      answerRows(c, categoryCalls.list, {}, ({ categories }) => categories.map((row) => toWire('categories', row))),
    )
    .get(routePath(categoryCalls.one), (c) => {
      const id = c.req.param('categoryId');
      const unknown = messagesIn(languageOf(c)).category_unknown_region();
      return answerRows(
        c,
        categoryCalls.one,
        { id },
        (rows) => {
          const category = categoryOf(rows, id);
          return { ...toWire('categories', category), regionsDetails: regionsOf(rows, category, unknown) };
        },
        { versionOf: (rows) => categoryOf(rows, id).seq },
      );
    })
    .get(routePath(categoryCalls.region), (c) => {
      const { categoryId, regionId } = c.req.param();
      return answerRows(c, categoryCalls.region, { categoryId, regionId }, (rows) => {
        const category = categoryOf(rows, categoryId);
        const region = found(
          rows.regions.find(({ _id }) => _id === regionId),
          'server_not_found_region',
        );
        const { rows: places } = filterListings(rows, 'places', { categoryId: category._id, regionId }, 'en');
        return { regionDetails: toWire('regions', region), touristPlaceDetails: eachOf(places, (row) => toWire('places', row)) };
      });
    })
    .post(routePath(categoryCalls.add), async (c) => {
      const input = await readJson(c, categoryCalls.add.body);
      return answer(c, categoryCalls.add, { _id: await saveCategory(sql, administratorOf(c), input) }, 'server_added_category');
    })
    .put(routePath(categoryCalls.update), async (c) => {
      const input = await readJson(c, categoryCalls.update.body);
      const _id = await saveCategory(sql, administratorOf(c), input, c.req.param('id'), expectedVersion(c));
      return answer(c, categoryCalls.update, { _id }, 'server_changed_category');
    })
    .delete(routePath(categoryCalls.remove), async (c) => {
      const id = c.req.param('id');
      await deleteCategory(sql, administratorOf(c), id, expectedVersion(c));
      return answer(c, categoryCalls.remove, { _id: id }, 'server_deleted_category');
    });

const categoryOf = ({ categories }: CatalogueRows, id: string): CategoryRow =>
  found(
    categories.find(({ _id }) => _id === id),
    'server_not_found_category',
  );

/** As the category's detail names them. */
const regionsOf = ({ regions, places }: CatalogueRows, { _id }: CategoryRow, unknown: string) =>
  regionsOfCategory(_id, regions, places).map(({ region }) => ({ _id: region?._id ?? null, regionName: region?.name ?? unknown }));
