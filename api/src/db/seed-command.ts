import { readSettings } from '#env.ts';
import { runCommand } from './command.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { seedWhenEmpty } from './seed.ts';

await runCommand(async () => {
  const settings = readSettings(process.env);
  const { sql, close } = await openDatabase(settings);
  try {
    await migrate(sql, settings.migrationsDir);
    const seeded = await seedWhenEmpty(sql);
    console.warn(seeded ? 'The sample region is in the database.' : 'The database already holds a catalogue; nothing was changed.');
  } finally {
    await close();
  }
});
