import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './paths.mjs';

const mostFiles = 40;
/** Its numbers are its order, and nothing in it is ever deleted. */
const archive = 'docs/decisions';

test(`no folder but the decisions holds more than ${mostFiles} files`, () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const counts = new Map();
  for (const file of listed.split('\n').filter((path) => path && existsSync(join(root, path)))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(50);
  expect([...counts].filter(([folder, count]) => count > mostFiles && folder !== archive)).toEqual([]);
});
