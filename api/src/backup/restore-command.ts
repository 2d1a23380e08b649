import { join, resolve } from 'node:path';

import { runCommand, withDatabase } from '#db/command.ts';
import { migrate } from '#db/migrate.ts';
import { StartProblem } from '#db/start-problem.ts';
import { openStorages } from '#storage/open-storage.ts';
import { writeBackup } from './backup.ts';
import { checkBackup, restoreBackup } from './restore.ts';
import { newBackupName, summaryOf } from './summary.ts';
import { isInUse } from './tables.sql.ts';

const usage = 'Usage: npm run restore -- <file> [--replace]';

await runCommand(async (words) => {
  const [named, ...rest] = words.filter((word) => word !== '--replace');
  if (!named || rest.length > 0 || named.startsWith('-')) throw new StartProblem(usage);
  const file = resolve(named);
  await checkBackup(file);
  await withDatabase(async ({ sql, joined }, settings) => {
    const { dataDir, migrationsDir } = settings;
    const storages = openStorages(settings);
    if (!joined) await migrate(sql, migrationsDir);
    const inUse = joined || (await isInUse(sql));
    if (inUse && !words.includes('--replace')) {
      throw new StartProblem(
        `The database is ${joined ? 'in use by a running server' : 'not empty'}; nothing was restored. With --replace all that it holds is backed up first and then replaced.`,
      );
    }
    if (inUse) {
      const before = join(dataDir, 'backups', `before-${newBackupName(new Date())}`);
      const kept = await writeBackup(sql, storages, before, new Date());
      console.log(`What was here is kept in ${before}: ${summaryOf(kept)}.`);
    }
    const restored = await restoreBackup(sql, storages, file, new Date(), migrationsDir);
    const { erased, unsent, admitted, isTimeDoubted } = restored;
    console.log(`Restored the backup of ${restored.madeAt}: ${summaryOf(restored)}.`);
    console.log('The catalogue has a new epoch, so every phone fetches it anew; administrators log in again.');
    console.log(`Who can log in: ${admitted.join(', ') || 'nobody'}. Whom another server has disabled since the backup: disable again.`);
    if (erased > 0) console.log(`${erased} requests were erased again.`);
    if (isTimeDoubted) console.log('What is too old was not erased: the clock is not believed.');
    if (unsent > 0) console.log(`${unsent} mails that waited are not sent again: read Enquiries.`);
  });
});
