import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharePicture } from '@helpdesk/contract/rules/picture';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { writeBackup } from '#backup/backup.ts';
import { restoreBackup } from '#backup/restore.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { purgeDeleted } from '#history/purge-deleted.ts';
import { keepBuildAssets } from '#http/build-assets.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { plainPng } from '#uploads/testing/sample-pictures.ts';
import { openStorages } from './open-storage.ts';
import { testBucket } from './testing/test-bucket.ts';

const { bucket, kept } = await testBucket();
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-shared-'));
afterAll(() => rmSync(folder, { recursive: true }));
const storagesOf = (name: string) => openStorages({ dataDir: join(folder, name), bucket });
const { sql, send, logIn } = await sampleApp({ storages: storagesOf('one') });
const other = createApp({ sql, dataDir: join(folder, 'two'), storages: storagesOf('two') });
const bearer = { Authorization: `Bearer ${await logIn()}` };
const pdf = '%PDF-1.4\n1 0 obj\n';
const of = (sort: string) => [...kept.keys()].filter((name) => name.startsWith(`/junnar/${sort}/`));
const fromOther = (path: string) => other.request(`http://localhost${path}`);

async function addReport(): Promise<string> {
  const form = new FormData();
  form.append('name', 'Steps of Jivdhan');
  form.append('file', new File([pdf], 'x.pdf'));
  const { result } = await send('POST', '/add-report', form, bearer);
  return (result as { _id: string })._id;
}

async function addPicture(): Promise<string> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(await plainPng(50, 50))], 'x.png'));
  return ((await send('POST', '/upload-image', form, bearer)).result as string[])[0] ?? '';
}

test('what one server took is served by another that shares nothing with it but database and bucket, and purged by any', async () => {
  const [id, picture] = [await addReport(), await addPicture()];
  expect(await (await fromOther(`/api/reports/${id}/file`)).text()).toBe(pdf);
  expect((await fromOther(picture)).status).toBe(200);
  const share = await fromOther(sharePicture(sampleRegion.places[0]?.images[0] ?? '') ?? '');
  expect([share.status, of('share-pictures').length]).toEqual([200, 1]);
  await send('DELETE', `/delete-report/${id}`, undefined, bearer);
  expect(await purgeDeleted(sql, storagesOf('two').reports, new Date(Date.now() + 31 * 24 * 3_600_000))).toBe(1);
  expect(of('reports')).toEqual([]);
  expect(existsSync(join(folder, 'one'))).toBe(false);
  expect(readdirSync(join(folder, 'two')).sort()).toEqual(['image-cache']);
});

test('a backup holds the files of the bucket, and a restore puts them into the bucket that is set where it happens', async () => {
  const id = await addReport();
  await addPicture();
  const file = join(folder, 'of-today.backup');
  expect(await writeBackup(sql, storagesOf('three'), file, new Date())).toMatchObject({ files: 5 });
  const before = new Map([...kept].map(([name, { bytes }]) => [name, bytes.toString('base64')]));
  kept.clear();
  const elsewhere = await testDatabase();
  await restoreBackup(elsewhere.sql, storagesOf('four'), file, new Date());
  const files = [...of('images'), ...of('reports')];
  expect(files).toHaveLength(5);
  for (const name of files) expect(kept.get(name)?.bytes.toString('base64'), name).toBe(before.get(name));
  const restored = createApp({ sql: elsewhere.sql, dataDir: '/nowhere', storages: storagesOf('four') });
  expect(await (await restored.request(`http://localhost/api/reports/${id}/file`)).text()).toBe(pdf);
});

const unexpected = (error: Error): void => {
  throw error;
};

/** A server of a build that has one script. */
async function serverOf(build: string) {
  const dist = join(folder, build);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `<!doctype html><head></head><div id="root"></div><script src="/assets/${build}.js"></script>`);
  writeFileSync(join(dist, 'assets', `${build}.js`), build);
  const storages = storagesOf(`of-${build}`);
  return createApp({ sql, dataDir: '/nowhere', dist, storages, otherAssets: await keepBuildAssets(dist, storages.assets, unexpected) });
}

test('a page of one build finds its scripts at a server of the build before, which started sooner, and the other way round', async () => {
  const [before, after] = [await serverOf('build-a'), await serverOf('build-b')];
  for (const [from, to] of [
    [before, after],
    [after, before],
  ] as const) {
    const page = await (await from.request('http://localhost/places')).text();
    const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await to.request(`http://localhost${script}`);
    expect([answer.status, `/assets/${await answer.text()}.js`]).toEqual([200, script]);
  }
});
