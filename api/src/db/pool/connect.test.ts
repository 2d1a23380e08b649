import { expect, test } from 'vitest';
import { testDatabase } from '#db/testing/test-database.ts';
import { connect } from './connect.ts';

const { url } = await testDatabase();

async function inOneConnection(work: (sql: ReturnType<typeof connect>) => Promise<void>) {
  const sql = connect(url, { max: 1 });
  await work(sql).finally(() => sql.end());
}
const double = async (sql: ReturnType<typeof connect>, number: number) => {
  const [row] = await sql<[{ twice: number }]>`SELECT 2 * ${number}::int AS twice`.prepared();
  return row.twice;
};
const kept = async (sql: ReturnType<typeof connect>) =>
  (await sql`SELECT statement FROM pg_prepared_statements`).map(({ statement }) => statement);

test('a connection keeps a prepared statement, and no other', () =>
  inOneConnection(async (sql) => {
    expect(await double(sql, 3)).toBe(6);
    expect(await double(sql, 4)).toBe(8);
    expect(await kept(sql)).toEqual(['SELECT 2 * $1::int AS twice']);
  }));

test('where sessions are shared, a prepared statement that is not there is answered all the same, and none is kept from then on', () =>
  inOneConnection(async (sql) => {
    await double(sql, 3);
    await sql`DEALLOCATE ALL`;
    expect(await double(sql, 4)).toBe(8);
    expect(await double(sql, 5)).toBe(10);
    expect(await kept(sql)).toEqual([]);
  }));

test('a prepared statement that fails says why, and the next one runs', () =>
  inOneConnection(async (sql) => {
    const divide = (by: number) => sql`SELECT 1 / ${by}::int AS part`.prepared();
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(1)).toEqual([{ part: 1 }]);
  }));
