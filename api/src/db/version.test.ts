import { expect, test } from 'vitest';

import { refuseOldVersion } from './version.ts';

test('PostgreSQL 14 is too old, and the sentence says so', () => {
  expect(() => refuseOldVersion(140_023)).toThrow('The database is PostgreSQL 14; this needs 15 or newer.');
});

test('PostgreSQL 15 and 18 will do', () => {
  for (const version of [150_000, 180_004]) expect(() => refuseOldVersion(version)).not.toThrow();
});
