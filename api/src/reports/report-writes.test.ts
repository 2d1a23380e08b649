import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetDeleted } from '#history/forget-deleted.ts';
import { sampleApp } from '#sample-app.ts';

const { sql, get, send, dataDir, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const folder = join(dataDir, 'reports');
/** By then no deletion can be undone any more. */
const inAMonth = new Date(Date.now() + 31 * 24 * 3_600_000);
const pdf = '%PDF-1.4\n1 0 obj\n';

function add(name: string | undefined, ...files: (string | Uint8Array<ArrayBuffer>)[]) {
  const form = new FormData();
  if (name !== undefined) form.append('name', name);
  for (const content of files) form.append('file', new File([content], 'x.pdf'));
  return send('POST', '/add-report', form, bearer);
}

const idOf = ({ result }: { result: unknown }) => (result as { _id: string })._id;

test('a report is added, downloaded by anybody under its name, and deleted', async () => {
  const added = await add('Steps of Jivdhan', pdf);
  expect(added).toMatchObject({ code: 201, displayMessage: 'Report added successfully' });
  const response = await get(`/api/reports/${idOf(added)}/file`);
  expect([await response.text(), response.headers.get('Content-Type')]).toEqual([pdf, 'application/pdf']);
  expect(response.headers.get('Content-Disposition')).toContain('Steps%20of%20Jivdhan.pdf');
  expect(await send('DELETE', `/delete-report/${idOf(added)}`, undefined, bearer)).toMatchObject({
    code: 200,
    displayMessage: 'Report deleted successfully',
  });
  expect((await get(`/api/reports/${idOf(added)}/file`)).status).toBe(404);
  await forgetDeleted(sql, folder, inAMonth);
  expect(readdirSync(folder)).toEqual([]);
});

test('two reports of the same PDF share its file until both are gone', async () => {
  const [first, second] = [await add('One', pdf), await add('Two', pdf)];
  expect(readdirSync(folder)).toHaveLength(1);
  await send('DELETE', `/delete-report/${idOf(first)}`, undefined, bearer);
  await forgetDeleted(sql, folder, inAMonth);
  expect((await get(`/api/reports/${idOf(second)}/file`)).status).toBe(200);
  await send('DELETE', `/delete-report/${idOf(second)}`, undefined, bearer);
  await forgetDeleted(sql, folder, inAMonth);
  expect(readdirSync(folder)).toEqual([]);
});

test("the sample region's report is deleted without its file", async () => {
  const { result } = await send('GET', '/get-reports');
  const [sample] = result as { _id: string }[];
  expect(await send('DELETE', `/delete-report/${sample?._id}`, undefined, bearer)).toMatchObject({ code: 200 });
  expect(existsSync(folder)).toBe(true);
});

test('what is no PDF, nameless, too large or several at once is refused and leaves nothing', async () => {
  expect(await add('Page', '<html>')).toMatchObject({ code: 422, displayMessage: 'Only PDF files are allowed' });
  expect(await add(undefined, pdf)).toMatchObject({ code: 400, errors: { name: 'Name is required' } });
  expect(await add('  ', pdf)).toMatchObject({ code: 400, errors: { name: 'Name is required' } });
  expect(await add('x'.repeat(121), pdf)).toMatchObject({ code: 400, errors: { name: 'This text is too long' } });
  expect(await add('None')).toMatchObject({ code: 400, errors: { file: 'Choose a PDF file' } });
  expect(await add('Two', pdf, pdf)).toMatchObject({ code: 400 });
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  large.set(Buffer.from('%PDF-'));
  expect(await add('Large', large)).toMatchObject({ code: 413 });
  const odd = new FormData();
  odd.append('name', 'Odd');
  odd.append('public', 'true');
  odd.append('file', new File([pdf], 'x.pdf'));
  expect(await send('POST', '/add-report', odd, bearer)).toMatchObject({ code: 400, errors: { public: 'This field is not known here' } });
  expect(readdirSync(folder)).toEqual([]);
});
