import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { purgeDeleted } from '#history/purge-deleted.ts';
import { folderStorage } from '#storage/folder-storage.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';
import { plainPng } from '#uploads/testing/sample-pictures.ts';
import { collectPictures } from './collect.ts';

const { sql, send, get, dataDir, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const storage = folderStorage(join(dataDir, 'images'));
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
const collect = (days: number) => collectPictures(sql, storage, inDays(days));
const isThere = async (address: string) => (await get(address)).status === 200;

async function upload(width: number): Promise<string> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(await plainPng(width, 50))], 'x.png'));
  return ((await send('POST', '/upload-image', form, bearer)).result as string[])[0] ?? '';
}

const adWith = async (images: string[]) => {
  const { result } = await send('POST', '/add-ad', { ...forms.ad, images }, bearer);
  return (result as { _id: string })._id;
};

let unused = '';
let used = '';
let ad = '';
beforeAll(async () => {
  unused = await upload(51);
  used = await upload(52);
  ad = await adWith([used]);
});

test('a picture that no row ever held stays for 30 days and then goes with all its files', async () => {
  expect(await collect(29)).toEqual([]);
  expect(await isThere(unused)).toBe(true);
  expect(await collect(31)).toEqual([unused]);
  expect(await isThere(unused)).toBe(false);
  expect(readdirSync(join(dataDir, 'images'))).toHaveLength(4);
  expect(await send('POST', '/add-ad', { ...forms.ad, images: [unused] }, bearer)).toMatchObject({ code: 400 });
});

test('a picture that a row holds stays for ever', async () => {
  expect(await collect(400)).toEqual([]);
  expect(await isThere(used)).toBe(true);
});

test('a picture that leaves its row stays while a version of it can be restored, and then for 30 days', async () => {
  await send('PUT', `/update-ad/${ad}`, forms.ad, bearer);
  expect(await collect(400)).toEqual([]);
  await sql`DELETE FROM row_version WHERE id = ${ad}`;
  await sql`UPDATE picture SET last_used_at = now()`;
  expect(await collect(29)).toEqual([]);
  expect(await collect(31)).toEqual([used]);
});

test('a picture of a deleted row stays for the 30 days in which that can be restored, and 30 more', async () => {
  const address = await upload(53);
  const id = await adWith([address]);
  await sql`UPDATE picture SET last_used_at = now() - interval '300 days'`;
  await send('DELETE', `/delete-ad/${id}`, undefined, bearer);
  expect(await collect(31)).toEqual([]);
  await purgeDeleted(sql, folderStorage(join(dataDir, 'reports')), inDays(31));
  expect(await collect(60)).toEqual([]);
  expect(await collect(62)).toEqual([address]);
});

test('a picture that is used again while it is being collected is either saved or refused, never lost', async () => {
  for (let round = 0; round < 10; round += 1) {
    const address = await upload(60 + round);
    await sql`UPDATE picture SET last_used_at = now() - interval '300 days' WHERE address = ${address}`;
    const [saved] = await Promise.all([send('POST', '/add-ad', { ...forms.ad, images: [address] }, bearer), collect(0)]);
    expect([201, 400]).toContain(saved.code);
    expect(await isThere(address)).toBe(saved.code === 201);
  }
});

test("the sample region's pictures are never collected", async () => {
  await collect(400);
  expect(await isThere(samples.place.images[0] ?? '')).toBe(true);
});

test('a picture whose files cannot be deleted is tried again the next day', async () => {
  const address = await upload(80);
  const failing = { ...storage, remove: () => Promise.reject(new Error('the disk is away')) };
  await expect(collectPictures(sql, failing, inDays(800))).rejects.toThrow('the disk is away');
  expect(existsSync(join(dataDir, 'images', address.slice('/images/'.length)))).toBe(true);
  expect(await collect(800)).toContain(address);
});
