import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './paths.mjs';

const mostFiles = 40;
/** Their numbers are their order, and nothing in them is ever deleted. */
const archives = ['docs/decisions', 'api/migrations'];

test(`no folder but the decisions and the migrations holds more than ${mostFiles} files`, () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const counts = new Map();
  for (const file of listed.split('\n').filter((path) => path && existsSync(join(root, path)))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(50);
  expect([...counts].filter(([folder, count]) => count > mostFiles && !archives.includes(folder))).toEqual([]);
});
