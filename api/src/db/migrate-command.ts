import { runCommand, withDatabase } from './command.ts';
import { migrate, readMigrationFiles } from './migrate.ts';

await runCommand(() =>
  withDatabase(async ({ sql }, { migrationsDir }) => {
    await migrate(sql, migrationsDir);
    const newest = (await readMigrationFiles(migrationsDir)).at(-1)?.name;
    console.log(`The database stands at ${newest}.`);
  }),
);
