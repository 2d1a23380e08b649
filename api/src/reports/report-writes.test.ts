import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { maxReportBytes, reportCalls } from '@helpdesk/contract/calls/reports';
import { expect, test } from 'vitest';
import { purgeDeleted } from '#history/purge-deleted.ts';
import { folderStorage } from '#storage/folder-storage.ts';
import { sampleApp } from '#testing/sample-app.ts';

const { sql, get, read, send, dataDir, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const folder = join(dataDir, 'reports');
/** By then no deletion can be undone any more. */
const inAMonth = new Date(Date.now() + 31 * 24 * 3_600_000);
const pdf = '%PDF-1.4\n1 0 obj\n';

function add(name: string | undefined, ...files: (string | Uint8Array<ArrayBuffer>)[]) {
  return addWith(name === undefined ? {} : { name }, ...files);
}

function addWith(fields: Readonly<Record<string, string>>, ...files: (string | Uint8Array<ArrayBuffer>)[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
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
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox");
  expect(await send('DELETE', `/delete-report/${idOf(added)}`, undefined, bearer)).toMatchObject({
    code: 200,
    displayMessage: 'Report deleted successfully',
  });
  expect((await get(`/api/reports/${idOf(added)}/file`)).status).toBe(404);
  await purgeDeleted(sql, folderStorage(folder), inAMonth);
  expect(readdirSync(folder)).toEqual([]);
});

test('two reports of the same PDF share its file until both are gone', async () => {
  const [first, second] = [await add('One', pdf), await add('Two', pdf)];
  expect(readdirSync(folder)).toHaveLength(1);
  await send('DELETE', `/delete-report/${idOf(first)}`, undefined, bearer);
  await purgeDeleted(sql, folderStorage(folder), inAMonth);
  expect((await get(`/api/reports/${idOf(second)}/file`)).status).toBe(200);
  await send('DELETE', `/delete-report/${idOf(second)}`, undefined, bearer);
  await purgeDeleted(sql, folderStorage(folder), inAMonth);
  expect(readdirSync(folder)).toEqual([]);
});

test("the sample region's report is deleted without its file", async () => {
  const { result } = await send('GET', '/get-reports');
  const [sample] = result as { _id: string }[];
  expect(await send('DELETE', `/delete-report/${sample?._id}`, undefined, bearer)).toMatchObject({ code: 200 });
  expect(existsSync(folder)).toBe(true);
});

test('a report may be as large as is said, to the byte', async () => {
  const largest = new Uint8Array(maxReportBytes);
  largest.set(Buffer.from('%PDF-'));
  const added = await add('Largest', largest);
  expect(added).toMatchObject({ code: 201 });
  await send('DELETE', `/delete-report/${idOf(added)}`, undefined, bearer);
  await purgeDeleted(sql, folderStorage(folder), inAMonth);
});

const translations = { mr: { name: 'जीवधनच्या पायऱ्या' }, hi: { name: 'जीवधन की सीढ़ियाँ' } };
const stored = async (id: string) => (await read(reportCalls.list)).find(({ _id }) => _id === id);
const removed = async (id: string) => {
  await send('DELETE', `/delete-report/${id}`, undefined, bearer);
  await purgeDeleted(sql, folderStorage(folder), inAMonth);
};

test('a report is added with its name in three languages, and its name changes while its PDF stays', async () => {
  const id = idOf(await addWith({ name: 'Steps of Jivdhan', translations: JSON.stringify(translations) }, pdf));
  expect(await stored(id)).toMatchObject({ name: 'Steps of Jivdhan', translations });
  const version = (await stored(id))?.version;

  const change = (body: object, headers: object = {}) => send('PUT', `/update-report/${id}`, body, { ...bearer, ...headers });
  expect(await change({ name: 'Stairs of Jivdhan' })).toMatchObject({ code: 200, displayMessage: 'Report updated successfully' });
  expect(await stored(id)).toMatchObject({ name: 'Stairs of Jivdhan', translations, file: `/api/reports/${id}/file` });
  expect(await (await get(`/api/reports/${id}/file`)).text()).toBe(pdf);
  expect(await sql`SELECT translated_from FROM report WHERE id = ${id}`).toEqual([
    { translated_from: { mr: { name: 'Steps of Jivdhan' }, hi: { name: 'Steps of Jivdhan' } } },
  ]);
  await change({ name: 'Stairs of Jivdhan', translations: { mr: translations.mr }, stillRight: { mr: ['name'] } });
  expect(await stored(id)).toMatchObject({ translations: { mr: translations.mr } });
  expect(await sql`SELECT translated_from FROM report WHERE id = ${id}`).toEqual([{ translated_from: {} }]);

  expect(await change({ name: 'Late' }, { 'If-Match': `"${version}"` })).toMatchObject({
    code: 409,
    result: { row: { name: 'Stairs of Jivdhan' } },
  });
  await removed(id);
  expect(await change({ name: 'Gone' })).toMatchObject({ code: 404 });
});

test('an earlier name of a report is restored with its translations, and still leads to its PDF', async () => {
  const id = idOf(await addWith({ name: 'Steps', translations: JSON.stringify(translations) }, pdf));
  const version = (await stored(id))?.version;
  await send('PUT', `/update-report/${id}`, { name: 'Stairs', translations: {} }, bearer);
  expect(await send('PUT', `/restore-version/reports/${id}/${version}`, undefined, bearer)).toMatchObject({ code: 200 });
  expect(await stored(id)).toMatchObject({ name: 'Steps', translations });
  expect(await (await get(`/api/reports/${id}/file`)).text()).toBe(pdf);
  await removed(id);
});

test.each([
  ['that are no JSON', '{mr', 'translations'],
  ['that are a text', '"जीवधन"', 'translations'],
  ['that are null', 'null', 'translations'],
  ['of another field', '{"mr":{"file":"/x.pdf"}}', 'translations.mr.file'],
  ['into another language', '{"en":{"name":"x"}}', 'translations.en'],
  ['of 121 characters', JSON.stringify({ mr: { name: 'अ'.repeat(121) } }), 'translations.mr.name'],
  ['with a letter that cannot be stored', '{"mr":{"name":"\\u0000"}}', 'translations.mr.name'],
])('translations %s are refused beside a PDF, and leave nothing', async (_case, text, field) => {
  expect(await addWith({ name: 'Steps', translations: text }, pdf)).toMatchObject({ code: 400, errors: { [field]: expect.any(String) } });
  expect(readdirSync(folder)).toEqual([]);
});

test('a translated name may be as long as the name, and nothing can be still right before it is there', async () => {
  const added = await addWith({ name: 'Steps', translations: JSON.stringify({ mr: { name: 'अ'.repeat(120) } }) }, pdf);
  expect(added).toMatchObject({ code: 201 });
  await removed(idOf(added));
  expect(await addWith({ name: 'Steps', stillRight: '{"mr":["name"]}' }, pdf)).toMatchObject({
    code: 400,
    errors: { stillRight: 'This field does not exist here' },
  });
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['without a name', { name: ' ' }, 'name'],
  ['with a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
  ['with another PDF', { name: 'Steps', storedAs: 'other.pdf' }, 'storedAs'],
])('a report is not changed to one %s', async (_case, body, field) => {
  const { result } = await send('GET', '/get-reports');
  const [sample] = result as { _id: string }[];
  expect(await send('PUT', `/update-report/${sample?._id}`, body, bearer)).toMatchObject({
    code: 400,
    errors: { [field]: expect.any(String) },
  });
});

test('the name of a downloaded file hides no end of it, and keeps the joiners of Devanagari', async () => {
  const added = await add('Steps\u202Efdp.exe \u2066क्\u200Dष', pdf);
  const response = await get(`/api/reports/${idOf(added)}/file`);
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('Stepsfdp.exe क्\u200Dष.pdf')}`,
  );
  await send('DELETE', `/delete-report/${idOf(added)}`, undefined, bearer);
  await purgeDeleted(sql, folderStorage(folder), inAMonth);
});

test('a name with a letter that cannot be stored is refused', async () => {
  expect(await add('Steps\0of Jivdhan', pdf)).toMatchObject({ code: 400 });
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
  const script = new FormData();
  script.append('name', 'Script');
  script.append('file', new File([pdf], 'x.pdf.html'));
  expect((await send('POST', '/add-report', script, bearer)).code).toBe(422);
  expect(await send('POST', '/add-report', odd, bearer)).toMatchObject({ code: 400, errors: { public: 'This field does not exist here' } });
  expect(readdirSync(folder)).toEqual([]);
});
