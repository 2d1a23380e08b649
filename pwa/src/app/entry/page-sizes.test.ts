import { brotliCompressSync, constants } from 'node:zlib';
import { languages } from '@helpdesk/contract/languages';
import { describe, expect, test } from 'vitest';

import { kinds, pageOf, type Rows, rows } from '#app/testing/built-pages.ts';
import { many } from '#app/testing/many-rows.ts';

const regions = many(rows.regions, 40);
const inRegions = <Row extends { regionId: string | null }>(some: readonly Row[]) =>
  some.map((row, at) => ({ ...row, regionId: regions[at % regions.length]?._id ?? null }));
const [category] = rows.categories;

/** How 5,000 listings may be laid out. */
const layouts: Readonly<Record<string, Rows>> = {
  'in 40 regions': {
    ...rows,
    regions,
    places: inRegions(many(rows.places, 1_668)),
    resorts: inRegions(many(rows.resorts, 1_666)),
    restaurants: inRegions(many(rows.restaurants, 1_666)),
  },
  'all of one category in one region': {
    ...rows,
    places: many(rows.places, 5_000).map((place) => ({
      ...place,
      categoryIds: [category?._id ?? ''],
      regionId: rows.regions[0]?._id ?? null,
    })),
  },
};

/** As the server packs them. */
const packed = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length / 1000;

describe.each(Object.entries(layouts))('with 5,000 listings, %s', (_, held) => {
  test.each(languages)('each kind of page is at most 30 kB on the wire, in %s', async (language) => {
    const sizes = new Map<string, number>();
    for (const address of kinds) sizes.set(address, packed(await pageOf(address, language, held)));
    expect([...sizes].filter(([, size]) => size > 30)).toEqual([]);
  });
});
