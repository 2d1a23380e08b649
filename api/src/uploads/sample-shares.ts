import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { logger } from '#logger.ts';
import { parserOf } from '#parsing/parse.ts';
import type { FileStorage } from '#storage/storage.ts';
import type { renderShare } from './render.ts';

const share = parserOf<typeof renderShare>('share');

/**
 * The sample region's pictures as previews of links load them. They are drawn when they are asked for and kept,
 * under what they were drawn from, since a later version may bring another drawing under the same name.
 * @param sampleFile where the region's picture of a name lies
 * @returns reads one by its name; undefined when it is no sample's
 */
export function sampleShares(sampleFile: (name: string) => string, drawn: FileStorage) {
  return async (name: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const original = name.endsWith('-share.jpg')
      ? await readFile(sampleFile(name.replace('-share.jpg', '-1280.webp'))).catch(() => undefined)
      : undefined;
    if (!original) return undefined;
    const kept = `${createHash('sha256').update(original).digest('hex').slice(0, 32)}-share.jpg`;
    const before = await drawn.read(kept);
    if (before) return before;
    const now = await share(new Uint8Array(original));
    // A full disk makes previews slower, not absent.
    await drawn.write(kept, now).catch((error: Error) => logger.error(error.message));
    return now;
  };
}
