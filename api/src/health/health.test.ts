import { expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { connect } from '#db/pool/connect.ts';
import { logger } from '#logger.ts';
import { sampleApp } from '#testing/sample-app.ts';

const { get } = await sampleApp();

test('the server is well while its database answers', async () => {
  const response = await get('/api/health');
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: true, displayMessage: 'OK', result: { database: 'up', clock: 'believed' } },
  ]);
});

test('without a database, health and reads say so with 503 and give nothing away', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const sql = connect('postgres://nobody:secret@127.0.0.1:1/nothing');
  const app = createApp({ sql, dataDir: '/nowhere' });
  for (const path of ['/api/health', '/api/get-tourist-places', '/api/get-ads', '/api/get-enquiries']) {
    const response = await app.request(path, { headers: { Authorization: `Bearer ${'A'.repeat(43)}` } });
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: false, displayMessage: 'The database is not answering at the moment. Please try again in a minute.', result: null },
    ]);
  }
  expect((await app.request('/api/sync/v1/head')).status).toBe(503);
  await sql.end();
  log.mockRestore();
});
