import { brotliCompressSync, constants } from 'node:zlib';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { languages } from '@helpdesk/contract/languages';
import type { EmbedView } from '@helpdesk/contract/sync/page';
import { expect, test } from 'vitest';
import { frameOf, rows } from '#app/testing/built-pages.ts';

/** As the server packs them, in kilobytes. */
const packed = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length / 1000;

const views = listingKinds.flatMap((kind) =>
  rows[kind].flatMap(({ _id: id }): EmbedView[] => [
    { is: 'listing', id },
    { is: 'nearby', id },
  ]),
);

test.each(languages)('every frame is at most 15 kB on the wire but for its one picture, in %s', async (language) => {
  const sizes = new Map<string, number>();
  for (const view of [...views, { is: 'nothing' } as const]) {
    const html = await frameOf(view, language);
    expect(html.match(/<img/g)?.length ?? 0).toBeLessThan(2);
    sizes.set(JSON.stringify(view), packed(html));
  }
  expect([...sizes].filter(([, size]) => size > 15)).toEqual([]);
});
