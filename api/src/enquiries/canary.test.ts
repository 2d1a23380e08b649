import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { under } from '#enquiries/testing/sample-submissions.ts';
import { mailNext } from '#mail/mailer.ts';
import { sampleApp } from '#testing/sample-app.ts';

const canary = 'kanarie7213';
const person = { name: `${canary} Gore`, email: `${canary}@example.org`, phone: '9172139172', wantsMail: true };
const forms = {
  '/book-place': { ...person, placeName: `House of ${canary}` },
  '/contact-form': { ...person, queryType: 'Donation Related', comment: `I am ${canary}, write to me.` },
};
const paths = Object.keys(forms) as (keyof typeof forms)[];

const { app, sql, send, logIn } = await sampleApp({ enquiriesPer10Minutes: 6, sendMail: async () => undefined });
const bearer = { Authorization: `Bearer ${await logIn()}` };

/** Runs a work and answers all that it wrote to the console. */
async function logOf(work: () => Promise<unknown>): Promise<string> {
  const lines: unknown[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...said) => void lines.push(...said)),
  );
  await work();
  for (const spy of spies) spy.mockRestore();
  return lines.map((line) => (line instanceof Error ? `${line.stack} ${JSON.stringify(line)}` : String(line))).join('\n');
}

const told = expect.not.stringMatching(/kanarie7213|9172139172/);

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
  await sql`TRUNCATE enquiry, mail_job, enquiry_change, submission_bucket`;
  await sql`ALTER TABLE enquiry ADD CONSTRAINT broken CHECK (body IS NULL)`;
  const answers: unknown[] = [];
  const log = await logOf(async () => {
    for (const path of paths) answers.push(await send('POST', path, forms[path]));
  });
  await sql`ALTER TABLE enquiry DROP CONSTRAINT broken`;
  expect(answers).toMatchObject([{ code: 500 }, { code: 500 }]);
  expect(log).toContain('violates check constraint "broken"');
  expect(log + JSON.stringify(answers)).toEqual(told);
});

test('a mail that fails and is given up leaves nothing personal behind', async () => {
  await sql`TRUNCATE enquiry, mail_job, enquiry_change, submission_bucket`;
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
  expect(log).toMatch(/^The mail about \d{3}-\d{4} was given up at attempt 78: EENVELOPE 550\.\n/);
  expect(log).toEqual(told);
  expect(JSON.stringify(await sql`SELECT * FROM mail_job`)).toEqual(told);
});

test('a visitor’s address that is refused leaves nothing personal behind', async () => {
  await sql`TRUNCATE enquiry, mail_job, enquiry_change, submission_bucket`;
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
  expect(log).toBe('');
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
  expect(log).toBe('');
  expect(JSON.stringify(await sql`SELECT * FROM enquiry, enquiry_change`)).toEqual(told);
});
