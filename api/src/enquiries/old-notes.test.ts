import { expect, test } from 'vitest';

import { applyAll, readMigrationFiles } from '#db/migrate.ts';
import { testDatabase } from '#db/testing/test-database.ts';

const { sql } = await testDatabase();

test('the one note that an enquiry had is the first of its notes, by whoever wrote it last', async () => {
  const files = await readMigrationFiles();
  const at = files.findIndex(({ name }) => name.startsWith('0046'));
  const [written, unsigned] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const notes = await sql.begin(async (tx) => {
    await tx`CREATE SCHEMA older`;
    await tx`SELECT set_config('search_path', 'older', true)`;
    await applyAll(tx, files.slice(0, at));
    await tx`INSERT INTO enquiry (key, body_hash, reference, kind, body, note, received_at) VALUES
      (${written}, '', '100-1001', 'booking', '{}', 'Called back.', '2026-11-01T10:00:00Z'),
      (${unsigned}, '', '100-1002', 'booking', '{}', 'Nobody there.', '2026-11-02T10:00:00Z'),
      (gen_random_uuid(), '', '100-1003', 'booking', '{}', '', '2026-11-03T10:00:00Z')`;
    await tx`INSERT INTO enquiry_change (enquiry_key, at, by, change) VALUES
      (${written}, '2026-11-01T11:00:00Z', 'asha@example.org', 'note'),
      (${written}, '2026-11-01T12:00:00Z', 'meera@example.org', 'note'),
      (${written}, '2026-11-01T13:00:00Z', 'ravi@example.org', 'answered')`;
    await applyAll(tx, files.slice(at));
    return tx`SELECT enquiry_key AS key, at, by, text FROM enquiry_note ORDER BY id`;
  });
  expect(notes).toEqual([
    { key: written, at: new Date('2026-11-01T12:00:00Z'), by: 'meera@example.org', text: 'Called back.' },
    { key: unsigned, at: new Date('2026-11-02T10:00:00Z'), by: '', text: 'Nobody there.' },
  ]);
});
