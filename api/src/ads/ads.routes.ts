import { adCalls } from '@helpdesk/contract/calls/ads';
import { allNames } from '@helpdesk/contract/rules/all-names';
import { normalise } from '@helpdesk/contract/search/search-normalise';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { acceptQuery } from '#http/accept.ts';
import { administratorOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { expectedVersion } from '#http/version.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { deleteAd, saveAd } from './ad-writes.ts';
import { readAds } from './ads.sql.ts';

export const adRoutes = (sql: Pool, pictures: Pictures) =>
  new Hono()
    .get(routePath(adCalls.list), acceptQuery(adCalls.list.query), async (c) => {
      const words = normalise(c.req.valid('query').search ?? '').split(' ');
      const ads = await readAds(sql);
      const asked = ads.filter((ad) => {
        const text = normalise([...allNames(ad, 'title'), ad.targetURL].join(' '));
        return words.every((word) => text.includes(word));
      });
      return answer(c, adCalls.list, asked);
    })
    .post(routePath(adCalls.add), async (c) => {
      const input = await readJson(c, adCalls.add.body);
      return answer(c, adCalls.add, { _id: await saveAd(sql, pictures, administratorOf(c), input) }, 'server_added_ad');
    })
    .put(routePath(adCalls.update), async (c) => {
      const input = await readJson(c, adCalls.update.body);
      const _id = await saveAd(sql, pictures, administratorOf(c), input, c.req.param('id'), expectedVersion(c));
      return answer(c, adCalls.update, { _id }, 'server_changed_ad');
    })
    .delete(routePath(adCalls.remove), async (c) => {
      const id = c.req.param('id');
      await deleteAd(sql, administratorOf(c), id, expectedVersion(c));
      return answer(c, adCalls.remove, { _id: id }, 'server_deleted_ad');
    });
