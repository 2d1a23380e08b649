import type { Server } from './server.ts';

/** Further places, `Copy 1` and so on, all of one region. */
export const addCopies = (server: Server, many: number): Promise<void> =>
  server.change(async (tx) => {
    await tx`
      INSERT INTO place SELECT another.* FROM generate_series(1, ${many}::int) AS number, place AS one, LATERAL jsonb_populate_record(
        one, jsonb_build_object('id', 'copy-' || number, 'slug', 'copy-' || number, 'name', 'Copy ' || number, 'popular', false)) AS another
      WHERE one.name = 'Ahupe Ghat'`;
  });

/** Tests of one worker have one product: what would be too much for the next is taken away. */
export const removeCopies = (server: Server): Promise<void> =>
  server.change(async (tx) => {
    await tx`DELETE FROM place WHERE id LIKE 'copy-%'`;
  });
