import { expect, test } from 'vitest';

import { testDatabase } from './test-database.ts';

const first = await testDatabase();
const second = await testDatabase();

test('what one test file stores, no other sees', async () => {
  await first.sql`CREATE TABLE only_here (x int)`;
  await expect(second.sql`SELECT * FROM only_here`).rejects.toThrow('does not exist');
});
