import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Sql } from '#db/sql.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { newReference } from './reference.ts';
import { storeSubmission } from './store-submission.ts';

const deliveries = 16;
const keys = process.env.TEST_LONG ? 400 : 40;
const fewKeys = 12;

const { sql, send } = await sampleApp({ enquiriesPer10Minutes: 100_000 });

/** What one delivery of a key was answered: its reference, or that it failed. */
type Deliver = (key: string) => Promise<string>;

/** Delivers every key many times at once, with nothing but luck deciding who is first; what that left behind. */
async function race(count: number, deliver: Deliver) {
  await sql`TRUNCATE enquiry, enquiry_note, mail_job, enquiry_change`;
  const all = Array.from({ length: count }, () => randomUUID());
  const answered = await Promise.all(all.map((key) => Promise.all(Array.from({ length: deliveries }, () => deliver(key)))));
  const [rows] = await sql`SELECT (SELECT count(*) FROM enquiry) AS enquiries, (SELECT count(*) FROM mail_job) AS jobs,
    (SELECT count(DISTINCT reference) FROM enquiry) AS references`;
  const stored = await sql<{ key: string; reference: string }[]>`SELECT key, reference FROM enquiry`;
  const references = new Map(stored.map(({ key, reference }) => [key, reference]));
  const wrong = answered.flatMap((ofKey, at) => ofKey.filter((reference) => reference !== references.get(all[at] ?? '')));
  return { ...rows, wrong: wrong.length };
}

const right = (count: number) => ({ enquiries: count, jobs: count, references: count, wrong: 0 });

test(`${deliveries} deliveries of ${keys} keys at once: a row, a mail and one answer per key`, async () => {
  const deliver = async (key: string) => {
    const { result } = await send('POST', '/contact-form', submissions.contact, under(key));
    return (result as { reference?: string } | null)?.reference ?? 'failed';
  };
  expect(await race(keys, deliver)).toEqual(right(keys));
});

/** As the server stores, but in a transaction of the test's. */
const storedBy =
  (store: (tx: Sql, key: string) => Promise<string>): Deliver =>
  async (key) => {
    const reference = await sql.begin((tx) => store(tx, key)).catch(() => 'failed');
    return reference as string;
  };
const hash = createHash('sha256').update(JSON.stringify(submissions.contact)).digest();

async function checkThenInsert(tx: Sql, key: string): Promise<string> {
  const [known] = await tx<{ reference: string }[]>`SELECT reference FROM enquiry WHERE key = ${key}`;
  if (known) return known.reference;
  const reference = newReference();
  await tx`INSERT INTO enquiry (key, body_hash, reference, kind, body) VALUES (${key}, ${hash}, ${reference}, 'contact', '{}')`;
  await tx`INSERT INTO mail_job (enquiry_key, next_at) VALUES (${key}, now())`;
  return reference;
}

async function answerBeforeStoring(tx: Sql, key: string): Promise<string> {
  const reference = newReference();
  const added = await tx`INSERT INTO enquiry (key, body_hash, reference, kind, body) VALUES (${key}, ${hash}, ${reference}, 'contact', '{}')
    ON CONFLICT DO NOTHING`;
  if (added.count) await tx`INSERT INTO mail_job (enquiry_key, next_at) VALUES (${key}, now())`;
  return reference;
}

test('the race finds a store that looks before it inserts, and one that answers what it has not stored', async () => {
  expect(
    await race(
      fewKeys,
      storedBy(async (tx, key) => {
        const submission = { key, kind: 'contact', hash, body: { ...submissions.contact }, now: new Date() } as const;
        return (await storeSubmission(tx, submission)).reference;
      }),
    ),
  ).toEqual(right(fewKeys));
  expect(await race(fewKeys, storedBy(checkThenInsert))).not.toEqual(right(fewKeys));
  expect(await race(fewKeys, storedBy(answerBeforeStoring))).not.toEqual(right(fewKeys));
});
