import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeBackup } from '#backup/backup.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/pool/connect.ts';
import { ownMigrations } from '#own-files.ts';
import { openStorages } from '#storage/open-storage.ts';

// Makes a backup as the version of an earlier migration would have, with a little of everything. It was run once for each
// file of `past`: node --import tsx src/testing/past-version-command.ts 0014 src/backup/testing/past/0014.backup

const [last = '', target = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-past-'));
const migrations = join(folder, 'migrations');
for (const name of readdirSync(ownMigrations))
  if (name.slice(0, last.length) <= last) cpSync(join(ownMigrations, name), join(migrations, name));
const server = await startEmbeddedPostgres(join(folder, 'data'));
const sql = connect(server.url, { max: 1 });
await migrate(sql, migrations);
await sql.begin(async (tx) => {
  await tx`SELECT begin_catalogue_change()`;
  await tx`INSERT INTO category (id, name, heading, description) VALUES ('forts', 'Forts', 'Forts of Junnar', 'On hills')`;
  await tx`INSERT INTO region (id, name, content, translations) VALUES ('junnar', 'Junnar', 'A town', '{"mr": {"name": "जुन्नर"}}')`;
  await tx`INSERT INTO place (id, name, slug, region_id, content, map_url, category_ids)
    VALUES ('shivneri', 'Shivneri', 'shivneri', 'junnar', 'A fort', 'https://maps.example.org/1', '{forts}')`;
  await tx`INSERT INTO place (id, name, slug, region_id, content, map_url, category_ids, nearby_place_ids, images)
    VALUES ('lenyadri', 'Lenyadri', 'lenyadri', 'junnar', 'Caves', 'https://maps.example.org/2', '{forts}', '{shivneri}', '{/images/abc-1280.webp}')`;
  await tx`INSERT INTO picture (address) VALUES ('/images/abc-1280.webp')`;
});
await sql.begin(async (tx) => {
  await tx`SELECT begin_catalogue_change()`;
  await tx`UPDATE region SET content = 'A town and its market'`;
  await tx`INSERT INTO category (id, name, heading, description) VALUES ('gone', 'Gone', '', '')`;
});
await sql.begin(async (tx) => [await tx`SELECT begin_catalogue_change()`, await tx`DELETE FROM category WHERE id = 'gone'`]);
await sql`INSERT INTO administrator (email, password_hash, created_at) VALUES ('asha@example.org', 'none', '2026-11-01')`;
await sql`UPDATE visitor_count SET count = 7`;
await sql`INSERT INTO enquiry (key, body_hash, reference, kind, body, language, received_at)
  VALUES ('11111111-1111-4111-8111-111111111111', '', 'JTH-1', 'contact', '{"name": "Asha"}', 'mr', '2026-11-01')`;
await sql`INSERT INTO enquiry_change (enquiry_key, at, by, change)
  VALUES ('11111111-1111-4111-8111-111111111111', '2026-11-02', 'asha@example.org', 'note')`;
await sql`INSERT INTO mail_job (enquiry_key, attempts, first_tried_at, next_at)
  VALUES ('11111111-1111-4111-8111-111111111111', 2, '2026-11-01', '2026-11-01')`;
await writeBackup(sql, openStorages({ dataDir: folder }), resolve(target), new Date(Date.UTC(2026, 10, 3)));
await sql.end();
await server.stop();
rmSync(folder, { recursive: true });
