import { expect, test, vi } from 'vitest';
import { breakableConnection } from '#db/testing/breakable-connection.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { openHearing } from './hear.ts';

const { sql, url } = await testDatabase();
const soon = { timeout: 60_000 };

test('each change of the catalogue is heard of, after a lost connection too', async () => {
  const way = await breakableConnection(url);
  const hearing = openHearing(way.url, 'catalogue');
  const told = vi.fn();
  hearing.hear(told);
  // It listens.
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), soon);
  await sql`SELECT begin_catalogue_change()`;
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), soon);
  way.cut();
  // Something may have been told meanwhile.
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3), soon);
  await sql`UPDATE sync_clock SET floor = seq`;
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(4), soon);
  await hearing.close();
});
