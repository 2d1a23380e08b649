import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharePicture } from '@helpdesk/contract/rules/picture';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { sampleApp } from '#testing/sample-app.ts';

const { dataDir, get } = await sampleApp();

test('a drawn picture is there for previews of links: 1200 × 630, at most 250 kB, drawn once', async () => {
  const [place] = sampleRegion.places;
  const address = sharePicture(place?.images[0] ?? '') ?? '';
  const response = await get(address);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThanOrEqual(250_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(Buffer.from(await (await get(address)).arrayBuffer())).toEqual(bytes);
  expect(readdirSync(join(dataDir, 'share-pictures'))).toHaveLength(1);
});

test('there is none of what was never drawn', async () => {
  for (const name of ['place-nowhere-1-share.jpg', '-share.jpg']) expect((await get(`/images/${name}`)).status).toBe(404);
});
