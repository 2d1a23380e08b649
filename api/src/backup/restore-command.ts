import { join, resolve } from 'node:path';

import { migrate } from '#db/migrate.ts';
import { openOrJoin } from '#db/running.ts';
import { StartProblem } from '#db/start-problem.ts';
import { readSettings } from '#env.ts';
import { writeBackup } from './backup.ts';
import { checkBackup, isInUse, restoreBackup } from './restore.ts';
import { inSentence, newBackupName } from './say.ts';

const usage = 'Usage: npm run restore -- <file> [--replace]';

try {
  const words = process.argv.slice(2);
  const [named, ...rest] = words.filter((word) => word !== '--replace');
  if (!named || rest.length > 0 || named.startsWith('-')) throw new StartProblem(usage);
  const file = resolve(named);
  await checkBackup(file);
  const settings = readSettings(process.env);
  const database = await openOrJoin(settings);
  try {
    if (!database.joined) await migrate(database.sql, settings.migrationsDir);
    const inUse = database.joined || (await isInUse(database.sql));
    if (inUse && !words.includes('--replace')) {
      throw new StartProblem(
        `The database is ${database.joined ? 'in use by a running server' : 'not empty'}; nothing was restored. With --replace all that it holds is backed up first and then replaced.`,
      );
    }
    if (inUse) {
      const before = join(settings.dataDir, 'backups', `before-${newBackupName(new Date())}`);
      const kept = await writeBackup(database.sql, settings.dataDir, before, new Date());
      console.log(`What was here is kept in ${before}: ${inSentence(kept)}.`);
    }
    const restored = await restoreBackup(database.sql, settings.dataDir, file);
    console.log(`Restored the backup of ${restored.madeAt}: ${inSentence(restored)}.`);
    console.log('The catalogue has a new epoch, so every phone fetches it anew; administrators log in again.');
    if (settings.bucket && restored.files > 0) {
      console.log(`The files are in ${settings.dataDir}; put those of images into the bucket ${settings.bucket.bucket}.`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
