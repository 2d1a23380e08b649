import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { under } from '#enquiries/testing/sample-submissions.ts';
import { logRequest } from '#log-requests.ts';
import { writeLogTo } from '#logger.ts';
import { mailNext } from '#mail/mailer.ts';
import { securityLog } from '#security-log.ts';
import { sampleApp } from '#testing/sample-app.ts';

const canary = 'kanarie7213';
const person = { name: `${canary} Gore`, email: `${canary}@example.org`, phone: '9172139172', wantsMail: true };
const forms = {
  '/book-place': { ...person, placeName: `House of ${canary}` },
  '/contact-form': { ...person, queryType: 'Donation Related', comment: `I am ${canary}, write to me.` },
};
const paths = Object.keys(forms) as (keyof typeof forms)[];

const { app, sql, send, logIn } = await sampleApp({
  enquiriesPer10Minutes: 6,
  sendMail: async () => undefined,
  onRequest: logRequest,
  log: securityLog,
});
const token = await logIn();
const bearer = { Authorization: `Bearer ${token}` };

/** Runs a work and answers all that it wrote into the log: lines of JSON, and nothing beside them. */
async function logOf(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const beside: unknown[] = [];
  writeLogTo({ write: (line) => void lines.push(line) }, { format: 'json', level: 'debug' });
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...said) => void beside.push(...said)),
  );
  await work();
  for (const spy of spies) spy.mockRestore();
  expect(beside).toEqual([]);
  for (const line of lines) {
    expect(line).toMatch(/^\{[^\n]*\}\n$/);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
  }
  return lines.join('');
}

/** Neither what the visitor typed, nor whence it came, nor with what token. */
const told = expect.not.stringMatching(/kanarie7213|9172139172|203\.0\.113|[?&]search=/);
/** What failed, without the lines of requests. */
const sentences = (log: string) =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg?: string; route?: string; stack?: string })
    .filter(({ route }) => route === undefined);

test('nothing personal stands in the log or in an answer, whatever becomes of a submission', async () => {
  const answers: unknown[] = [];
  const key = randomUUID();
  const log = await logOf(async () => {
    for (const path of paths) {
      const form = forms[path];
      answers.push(await send('POST', path, form, under(key)));
      answers.push(await send('POST', path, { ...form, name: `${canary} 2` }, under(key)));
      answers.push(await send('POST', path, form));
      answers.push(await send('POST', path, form, { 'Idempotency-Key': canary }));
      answers.push(
        await send('POST', path, { ...form, email: canary, phone: canary, comment: canary, [canary]: 'x' }).then(withoutFieldNames),
      );
      answers.push(await send('POST', path, { ...form, name: canary.repeat(1_000) }));
      const headers = { 'Content-Type': 'application/json' };
      answers.push(await (await app.request(`/api${path}`, { method: 'POST', headers, body: `{"name":"${canary}` })).text());
    }
    for (let times = 0; times < 6; times += 1) answers.push(await send('POST', '/book-place', forms['/book-place']));
  });
  expect(answers).toContainEqual(expect.objectContaining({ code: 429 }));
  expect(JSON.stringify(answers)).toEqual(told);
  expect(log).toEqual(told);
});

/** A field that is not known is named to whoever sent it, and to nobody else. */
const withoutFieldNames = ({ errors, ...answered }: { errors?: Record<string, string> }) => ({
  ...answered,
  errors: Object.values(errors ?? {}),
});

test('when storing fails the log names the error, not the row that PostgreSQL repeats', async () => {
  await sql`TRUNCATE enquiry, enquiry_note, mail_job, enquiry_change, submission_bucket`;
  await sql`ALTER TABLE enquiry ADD CONSTRAINT broken CHECK (body IS NULL)`;
  const answers: unknown[] = [];
  const log = await logOf(async () => {
    for (const path of paths) answers.push(await send('POST', path, forms[path]));
  });
  await sql`ALTER TABLE enquiry DROP CONSTRAINT broken`;
  expect(answers).toMatchObject([{ code: 500 }, { code: 500 }]);
  expect(log).toContain('violates check constraint \\"broken\\"');
  expect(log + JSON.stringify(answers)).toEqual(told);
});

test('a mail that fails and is given up leaves nothing personal behind', async () => {
  await sql`TRUNCATE enquiry, enquiry_note, mail_job, enquiry_change, submission_bucket`;
  for (const path of paths) await send('POST', path, forms[path]);
  await sql`DELETE FROM mail_job WHERE recipient = 'visitor'`;
  await sql`UPDATE mail_job SET attempts = 76`;
  const refused = Object.assign(new Error(`550 <${person.email}> is not wanted`), { code: 'EENVELOPE', responseCode: 550 });
  const log = await logOf(async () => {
    for (const days of [1, 5]) {
      for (let jobs = 0; jobs < 2; jobs += 1) {
        const at = Date.now() + days * 24 * 3_600_000;
        const to = { to: 'help@example.org', from: 'help@example.org' };
        expect(
          await mailNext(
            sql,
            () => Promise.reject(refused),
            to,
            () => at,
          ),
        ).toBe(true);
      }
    }
  });
  expect(sentences(log)[0]?.msg).toMatch(/^The mail about \d{3}-\d{4} was given up at attempt 78: EENVELOPE 550\.$/);
  expect(log).toEqual(told);
  expect(JSON.stringify(await sql`SELECT * FROM mail_job`)).toEqual(told);
});

test('a visitor’s address that is refused leaves nothing personal behind', async () => {
  await sql`TRUNCATE enquiry, enquiry_note, mail_job, enquiry_change, submission_bucket`;
  for (const path of paths) await send('POST', path, forms[path]);
  const response = `550 5.1.1 <${person.email}> is nobody`;
  const refused = Object.assign(new Error(response), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response });
  const to = { to: 'help@example.org', from: 'help@example.org' };
  const log = await logOf(async () => {
    while (
      await mailNext(
        sql,
        () => Promise.reject(refused),
        to,
        () => Date.now(),
      )
    );
  });
  expect(sentences(log)).toEqual([]);
  const left = [await sql`SELECT * FROM mail_job`, await sql`SELECT * FROM enquiry_change`, await sql`SELECT * FROM bounced_address`];
  // Both of the helpdesk's wait; of the visitor's one was refused, and with it the other.
  expect(left.map(({ count }) => count)).toEqual([4, 1, 1]);
  expect(JSON.stringify(left)).toEqual(told);
});

test('a person who is searched for, exported and erased is in no log', async () => {
  const log = await logOf(async () => {
    for (const [path, body] of [
      ['/search-enquiries', { search: canary }],
      ['/export-personal-data', { contact: person.email }],
      ['/export-personal-data', { contact: '%'.repeat(300) }],
      ['/erase-personal-data', { contact: person.phone }],
    ] as const) {
      await send('POST', path, body, bearer);
    }
  });
  expect(sentences(log).map((line) => ('event' in line ? line.event : line))).toEqual([
    'enquiries_read',
    'enquiries_export',
    'refused',
    'enquiries_erase',
  ]);
  expect(log).toEqual(told);
  expect(JSON.stringify(await sql`SELECT * FROM enquiry, enquiry_change`)).toEqual(told);
});

test('a request leaves one line: what was asked of which pattern, how it went and how long it took; nothing of who asked', async () => {
  const log = await logOf(async () => {
    const from = {
      'X-Forwarded-For': '203.0.113.77',
      Cookie: `session=${token}`,
      ...bearer,
      Referer: `https://example.org/?search=${canary}`,
    };
    for (const path of [
      `/api/search?text=${canary}`,
      `/api/get-tourist-place/${canary}`,
      `/${canary}?search=${canary}`,
      `/images/${canary}-320.webp`,
    ])
      await app.request(`http://localhost${path}`, { headers: from });
    await app.request(`http://localhost/api/update-region/${canary}`, { method: 'PUT', headers: from, body: `{"name":"${canary}"}` });
  });
  const requests = log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(requests.filter(({ route }) => route !== undefined).map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/search', 200],
    ['GET', '/api/get-tourist-place/:id', 404],
    ['GET', '/*', 404],
    ['GET', expect.stringContaining('/images/:picture'), 404],
    ['PUT', '/api/update-region/:id', 400],
  ]);
  for (const line of requests.filter(({ route }) => route !== undefined))
    expect(Object.keys(line)).toEqual(['level', 'time', 'requestId', 'method', 'route', 'status', 'ms', 'msg']);
  expect(log).toEqual(told);
  expect(log).not.toContain(token);
});

test('what fails stands in the log under the id of its request', async () => {
  const log = await logOf(async () => {
    await sql`ALTER TABLE enquiry RENAME TO enquiry_away`;
    await send('POST', '/contact-form', forms['/contact-form']);
    await sql`ALTER TABLE enquiry_away RENAME TO enquiry`;
  });
  const [failed, request] = log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { requestId: string; msg: string });
  expect([failed?.msg, request?.msg]).toEqual(['A request failed.', 'request']);
  expect(failed?.requestId).toBe(request?.requestId);
  expect(log).toEqual(told);
});
