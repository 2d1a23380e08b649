import { maxPictures, uploadCalls } from '@helpdesk/contract/calls/uploads';
import { type Context, Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { concurrencyLimit } from '#http/concurrency-limit.ts';
import { Problem } from '#http/problem.ts';
import { type FormFile, readForm } from '#http/read-form.ts';
import { routePath } from '#http/route-path.ts';
import { parserOf } from '#parsing/parse.ts';
import type { FileStorage } from '#storage/storage.ts';
import { inspectPicture } from './inspect.ts';
import { notePicture } from './pictures.sql.ts';
import type { renderPicture } from './render.ts';

const render = parserOf<typeof renderPicture>('picture');

export function uploadRoutes(sql: Pool, storage: FileStorage) {
  // A request of ten pictures is held whole.
  const twoRequests = concurrencyLimit(2, 20);

  async function store(file: FormFile): Promise<string> {
    const { name } = file;
    const { address, files } = await render({ bytes: inspectPicture(file), name }, { name });
    await notePicture(sql, address);
    for (const { name, bytes } of files) await storage.write(name, bytes);
    return address;
  }

  async function storeAll(c: Context): Promise<string[]> {
    const form = await readForm(c);
    const pictures = form.files[uploadCalls.pictures.upload] ?? [];
    if (pictures.length === 0) throw new Problem(400, 'server_no_picture');
    if (pictures.length > maxPictures) throw new Problem(422, 'server_too_many_pictures', { count: maxPictures });
    const addresses: string[] = [];
    for (const picture of pictures) addresses.push(await store(picture));
    return addresses;
  }

  return new Hono().post(routePath(uploadCalls.pictures), async (c) =>
    answer(c, uploadCalls.pictures, await twoRequests(() => storeAll(c)), 'server_uploaded'),
  );
}
