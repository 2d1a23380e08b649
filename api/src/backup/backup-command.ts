import { join, resolve } from 'node:path';

import { runCommand, withDatabase } from '#db/command.ts';
import { StartProblem } from '#db/start-problem.ts';
import { openStorages } from '#storage/open-storage.ts';
import { writeBackup } from './backup.ts';
import { newBackupName, summaryOf } from './summary.ts';

const usage = 'Usage: npm run backup [file]';

await runCommand(async ([file, ...rest]) => {
  if (rest.length > 0 || file?.startsWith('-')) throw new StartProblem(usage);
  await withDatabase(async ({ sql }, settings) => {
    const now = new Date();
    const target = file ? resolve(file) : join(settings.dataDir, 'backups', newBackupName(now));
    const backup = await writeBackup(sql, openStorages(settings), target, now);
    console.log(`${target} (${Math.ceil(backup.bytes / 1_000)} kB) holds ${summaryOf(backup)}.`);
    console.log('What visitors sent is in it: keep it as carefully as the server itself, and on another machine.');
  });
});
