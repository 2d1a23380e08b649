import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPath } from '@helpdesk/contract/calls/endpoint';
import { listingCalls } from '@helpdesk/contract/calls/listing-calls';
import { syncHead } from '@helpdesk/contract/sync/sync';
import { afterAll, expect, test } from 'vitest';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { ownMigrations } from '#own-files.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';
import { writeCatalogue } from './catalogue-write.sql.ts';
import { expectMigrated, migrate } from './migrate.ts';

// The next version has expanded the database and writes to it, while this one still serves.

const { sql, send, get, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const ofNextVersion = mkdtempSync(join(tmpdir(), 'helpdesk-next-'));
afterAll(() => rmSync(ofNextVersion, { recursive: true }));
await cp(ownMigrations, ofNextVersion, { recursive: true });
writeFileSync(
  join(ofNextVersion, '9999-next.sql'),
  `-- Expands: a field, a member of a set, a kind of listing, and what is noted of an enquiry.
  CALL add_described_column('place', 'places', 'entrance', $$text NOT NULL DEFAULT ''$$);
  ALTER TABLE service DROP CONSTRAINT service_type_check;
  ALTER TABLE enquiry ADD COLUMN heard_by text NOT NULL DEFAULT '';
  CREATE TABLE walk (LIKE listing INCLUDING ALL, FOREIGN KEY (region_id) REFERENCES region ON DELETE SET NULL);
  CALL put_into_catalogue('walk', 'walks', 'name', 'content', 'facts', 'picture_texts');`,
);
const { place } = samples;

/** As a server of the next version would. */
const writeAsNext = () =>
  writeCatalogue(sql, async (tx) => {
    await tx`UPDATE place SET entrance = 'north' WHERE id = ${place._id}`;
    await tx`
      INSERT INTO service SELECT copy.* FROM (SELECT * FROM service LIMIT 1) AS one,
        LATERAL jsonb_populate_record(NULL::service, to_jsonb(one) || '{"id": "ferry", "name": "Ferry", "slug": "ferry", "type": "ferry"}') AS copy`;
    await tx`
      INSERT INTO walk SELECT copy.* FROM (SELECT * FROM service LIMIT 1) AS one,
        LATERAL jsonb_populate_record(NULL::walk, to_jsonb(one) || '{"id": "walk", "name": "Walk", "slug": "walk"}') AS copy`;
  });

test('this version starts on a database that the next one has expanded', async () => {
  await migrate(sql, ofNextVersion);
  await migrate(sql);
  await expect(expectMigrated(sql)).resolves.toBeUndefined();
});

test('it serves what the next one has written, and keeps what it does not know when it writes itself', async () => {
  await writeAsNext();
  await writeCatalogue(sql, (tx) => tx`DELETE FROM walk`);
  const { epoch, seq, schema, snapshot } = syncHead.parse(await (await get('/api/sync/v1/head')).json());
  for (const path of [
    snapshot.url,
    `/api/sync/v1/delta/${epoch}/${schema}/${seq - 2}`,
    `/api${listingCalls.services.list.path}`,
    `/api${listingCalls.places.list.path}`,
  ])
    expect((await get(path)).status, path).toBe(200);

  const { code } = await send(
    'PUT',
    fillPath(listingCalls.places.update.path, { id: place._id }),
    { ...forms.place, name: 'Changed by the version before' },
    bearer,
  );
  expect(code).toBe(200);
  expect(await sql`SELECT name, entrance FROM place WHERE id = ${place._id}`).toEqual([
    { name: 'Changed by the version before', entrance: 'north' },
  ]);

  expect(await send('POST', '/contact-form', submissions.contact, under())).toMatchObject({ code: 200 });
});
