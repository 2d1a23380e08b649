import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('what is installed is pinned: one version of what runs, and of every package the bytes', () => {
  const folders = ['.', 'api', 'pwa', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  const named = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => read(`${folder}/package.json`))
    .flatMap(({ dependencies, optionalDependencies }) => Object.entries({ ...dependencies, ...optionalDependencies }))
    .filter(([name]) => !name.startsWith('@helpdesk/'));
  expect(named.length).toBeGreaterThan(20);
  for (const [name, version] of named) expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)]);
  const locked = Object.entries(read('package-lock.json').packages).filter(([path]) => path.includes('node_modules/'));
  for (const [path, { link, integrity = '' }] of locked) expect([path, link || /^sha512-/.test(integrity)]).toEqual([path, true]);
});
