import { expect, test } from 'vitest';
import { sampleApp } from '#sample-app.ts';

const { sql, get } = await sampleApp();

test('the visitor count stands in the body itself and in its result', async () => {
  await sql`UPDATE visitor_count SET count = 7`;
  const response = await get('/api/visitor-count');
  expect(await response.json()).toEqual({ status: true, displayMessage: 'OK', count: 7, result: { count: 7 } });
});
