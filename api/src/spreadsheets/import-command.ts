import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureNames, sampleFolders } from '@helpdesk/sample-data/files';

import { runCommand, withDatabase } from '#db/command.ts';
import { migrate } from '#db/migrate.ts';
import { StartProblem } from '#db/start-problem.ts';
import { knownPictures } from '#listings/known-pictures.ts';
import { importDataset } from './import-dataset.ts';
import { openFiles } from './open-files.ts';

const usage = 'Usage: npm run import-data -- <folder with the .csv files of /data> [--keep-points]';

await runCommand(async (words) => {
  const keepsPoints = words.includes('--keep-points');
  const [folder, ...rest] = words.filter((word) => word !== '--keep-points');
  if (!folder || rest.length > 0 || folder.startsWith('-')) throw new StartProblem(usage);
  const samples = pictureNames(readdirSync(fileURLToPath(sampleFolders.pictures), { encoding: 'utf8', recursive: true }));
  const pictures = knownPictures(new Set(samples.map((name) => `/images/${name}`)));
  const read = (table: string): Promise<Uint8Array> => {
    const name = openFiles().find((file) => file.table === table)?.name ?? '';
    return readFile(join(resolve(folder), name)).catch(() => {
      throw new StartProblem(`There is no ${name} in ${folder}.`);
    });
  };
  await withDatabase(async ({ sql, joined }, { migrationsDir }) => {
    if (!joined) await migrate(sql, migrationsDir);
    const done = await importDataset(sql, pictures, read, { keepsPoints });
    if (!done) throw new StartProblem('The database already holds a catalogue; nothing was taken in.');
    const counts = Object.entries(done.rows).map(([table, rows]) => `${rows} ${table}`);
    console.log(`Taken in: ${counts.join(', ')}.`);
    console.log('Whom to call at stays and restaurants is not in a dataset: until it is filled in, the helpdesk’s number stands there.');
    if (done.picturesLeftOut > 0) console.log(`${done.picturesLeftOut} pictures are not here and were left out.`);
  });
});
