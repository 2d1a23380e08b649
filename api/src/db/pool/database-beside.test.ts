import { expect, test } from 'vitest';

import { databaseBeside } from './database-beside.ts';

test('a site’s database is named after the first one’s and its own name, at the same hosts with the same settings', () => {
  expect(databaseBeside('postgres://asha:secret@one:5432,two:5432/helpdesk?sslmode=verify-full', 'west-ghats')).toBe(
    'postgres://asha:secret@one:5432,two:5432/helpdesk_west_ghats?sslmode=verify-full',
  );
  expect(databaseBeside('postgres://localhost/postgres?host=%2Ftmp%2Fsocket', 'tamhini')).toBe(
    'postgres://localhost/postgres_tamhini?host=%2Ftmp%2Fsocket',
  );
  expect(databaseBeside('postgres://localhost', 'tamhini')).toBe('postgres://localhost/helpdesk_tamhini');
});

test('a name that PostgreSQL would cut off is refused, one letter less is not', () => {
  const first = `postgres://localhost/${'a'.repeat(55)}`;
  expect(databaseBeside(first, 'tamhini')).toBe(`${first}_tamhini`);
  expect(() => databaseBeside(`${first}a`, 'tamhini')).toThrow('more than 63 letters');
});
