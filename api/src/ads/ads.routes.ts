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
import { addedId } from '#http/submission-key.ts';
import { expectedVersion } from '#http/version.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { adWrites } from './ad-writes.ts';
import { readAds } from './ads.sql.ts';

export function adRoutes(sql: Pool, pictures: Pictures) {
  const writes = adWrites(sql, pictures);
  return new Hono()
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
      const _id = addedId(c);
      await writes.add(administratorOf(c), _id, input);
      return answer(c, adCalls.add, { _id }, 'server_added_ad');
    })
    .put(routePath(adCalls.update), async (c) => {
      const input = await readJson(c, adCalls.update.body);
      const id = c.req.param('id');
      await writes.change(administratorOf(c), id, input, expectedVersion(c));
      return answer(c, adCalls.update, { _id: id }, 'server_changed_ad');
    })
    .delete(routePath(adCalls.remove), async (c) => {
      const id = c.req.param('id');
      await writes.remove(administratorOf(c), id, expectedVersion(c));
      return answer(c, adCalls.remove, { _id: id }, 'server_deleted_ad');
    });
}
