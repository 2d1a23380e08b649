import { join, resolve } from 'node:path';

import { openOrJoin } from '#db/running.ts';
import { StartProblem } from '#db/start-problem.ts';
import { readSettings } from '#env.ts';
import { writeBackup } from './backup.ts';
import { inSentence, newBackupName } from './say.ts';

const usage = 'Usage: npm run backup [file]';

try {
  const [file, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || file?.startsWith('-')) throw new StartProblem(usage);
  const settings = readSettings(process.env);
  const now = new Date();
  const database = await openOrJoin(settings);
  try {
    const target = file ? resolve(file) : join(settings.dataDir, 'backups', newBackupName(now));
    const backup = await writeBackup(database.sql, settings.dataDir, target, now);
    console.log(`${target} (${Math.ceil(backup.bytes / 1_000)} kB) holds ${inSentence(backup)}.`);
    if (settings.bucket) console.log(`Pictures in the bucket ${settings.bucket.bucket} are not in it; keep a copy of the bucket, too.`);
    console.log('What visitors sent is in it: keep it as carefully as the server itself, and on another machine.');
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
