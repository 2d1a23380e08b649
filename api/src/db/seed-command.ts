import { readSettings } from '#env.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { seedWhenEmpty } from './seed.ts';
import { StartProblem } from './start-problem.ts';

try {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await migrate(database.sql, settings.migrationsDir);
    const seeded = await seedWhenEmpty(database.sql);
    console.warn(seeded ? 'The sample region is in the database.' : 'The database already holds a catalogue; nothing was changed.');
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
