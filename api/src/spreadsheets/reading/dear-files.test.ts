import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { dearFiles } from '#spreadsheets/testing/dear-files.ts';
import { readSheet } from './file.ts';

test.each(dearFiles)('a file with %s is read or refused in words, and others are answered in the meantime', async (_what, key, make) => {
  let hasEnded = false;
  const ended = readSheet(make(), ['_id']).then(
    () => 'read',
    (error: Error & { key?: string }) => error.key ?? error.message,
  );
  void ended.then(() => {
    hasEnded = true;
  });
  // What is read on the server's thread has ended by now, since nothing else had a turn.
  await new Promise((resolve) => process.nextTick(resolve));
  let turns = 0;
  while (!hasEnded) {
    await turn();
    turns += 1;
  }
  expect(await ended).toBe(key);
  expect(turns).toBeGreaterThan(0);
});
