import { beforeEach, expect, test } from 'vitest';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { putAdministrator } from '#session/administrators.sql.ts';
import { makeInvite } from '#session/invites.ts';
import { hashPassword } from '#session/password.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { writeLogTo } from './logger.ts';
import { type SecurityLog, securityLog } from './security-log.ts';

const noted: Parameters<SecurityLog>[] = [];
let later = 0;
const { sql, send } = await sampleApp({ now: () => Date.now() + later, log: (...event) => void noted.push(event) });
const email = 'asha@example.org';
const password = 'a long walk up the fort';
const administrator = await putAdministrator(sql, email, await hashPassword(password));
const logIn = (typed = password, who = email) => send('POST', '/login', { email: who, password: typed });
const tokenOf = ({ result }: { result: unknown }) => (result as { token: string }).token;
const bearer = { Authorization: `Bearer ${tokenOf(await logIn())}` };

beforeEach(() => void noted.splice(0));

test('logins, failures, waits and logouts are noted, under the id of the account where there is one', async () => {
  await logIn('wrong', 'nobody@example.org');
  for (let tried = 0; tried < 6; tried += 1) await logIn('wrong');
  expect(noted).toEqual([
    ['login_fail', { administrator: undefined }],
    ...Array.from({ length: 5 }, () => ['login_fail', { administrator }]),
    ['login_wait', { administrator }],
  ]);
  noted.splice(0);
  await sql`DELETE FROM login_failure`;
  await send('POST', '/logout', undefined, { Authorization: `Bearer ${tokenOf(await logIn())}` });
  expect(noted).toEqual([
    ['login_success', { administrator }],
    ['logout', { administrator }],
  ]);
});

test('a link that is used is noted', async () => {
  const ravi = 'ravi@example.org';
  const invited = await send('POST', '/accept-invite', { token: await makeInvite(sql, ravi, new Date()), email: ravi, password });
  const { administratorId } = invited.result as { administratorId: string };
  expect(noted).toEqual([['invite_use', { administrator: administratorId }]]);
});

test('who reads, exports and erases enquiries is noted, and nothing of what is in them', async () => {
  await send('POST', '/book-place', submissions.booking, under());
  const contact = submissions.booking.email;
  await send('GET', '/get-enquiries', undefined, bearer);
  await send('POST', '/search-enquiries', { search: contact }, bearer);
  await send('POST', '/export-personal-data', { contact }, bearer);
  await send('POST', '/erase-personal-data', { contact }, bearer);
  expect(noted).toEqual([
    ['enquiries_read', { administrator, count: 1 }],
    ['enquiries_read', { administrator, count: 1 }],
    ['enquiries_export', { administrator, count: 1 }],
    ['enquiries_erase', { administrator, count: 1 }],
  ]);
  expect(JSON.stringify(noted)).not.toContain('@');
});

test('what is refused is noted once a minute, by call and status, and nothing of what was sent', async () => {
  await send('DELETE', '/delete-region/Asha', undefined, { Authorization: `Bearer ${'A'.repeat(43)}` });
  for (let time = 0; time < 3; time += 1) await send('POST', '/add-region', { name: 'Asha', isAdmin: true }, bearer);
  await send('POST', '/contact-form', { name: 'Asha' }, { 'Sec-Fetch-Site': 'cross-site' });
  const first = [
    ['refused', { status: 401, call: 'DELETE /api/delete-region/:id', count: 1 }],
    ['refused', { status: 400, call: 'POST /api/add-region', count: 1 }],
    ['refused', { status: 403, call: 'POST /api/contact-form', count: 1 }],
  ];
  expect(noted).toEqual(first);
  later = 60_000;
  await send('POST', '/add-region', { name: 'Asha', isAdmin: true }, bearer);
  expect(noted).toEqual([...first, ['refused', { status: 400, call: 'POST /api/add-region', count: 3 }]]);
  later = 0;
});

test.each(['json', 'text'] as const)('an event is one line of JSON, also where the log has the form of %s', (format) => {
  const lines: string[] = [];
  writeLogTo({ write: (line) => void lines.push(line) }, { format, level: 'info' });
  securityLog('logout', { administrator });
  const [line = ''] = lines;
  expect(line).toMatch(/^\{[^\n]*\}\n$/);
  expect(JSON.parse(line)).toEqual({ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), event: 'logout', administrator });
});
