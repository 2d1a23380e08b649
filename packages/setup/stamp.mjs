import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.mjs';

// Kept in node_modules, so that a fresh installation also makes everything again.
const stampOf = (name) => join(root, 'node_modules', `.helpdesk-${name}`);

/**
 * Does `work` unless it was done before with the same contents of `sources`, and the files `made` are there. Paths begin at
 * the top of the repository.
 */
export async function onceFor(name, sources, work, made = []) {
  const print = fingerprint(sources);
  const stamp = stampOf(name);
  const isDone = existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
  if (isDone && made.every((path) => existsSync(join(root, path)))) return;
  await work();
  writeFileSync(stamp, print);
}

const generated = new Set(['node_modules', 'dist', 'dist-server', 'generated', 'e2e', 'test-results']);

function fingerprint(sources) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const source of sources) addFile(hash, source);
  return hash.digest('hex');
}

function addFile(hash, path) {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) {
    hash.update(`\n${path}\n`).update(readFileSync(full));
    return;
  }
  for (const entry of readdirSync(full).sort()) {
    if (!generated.has(entry)) addFile(hash, join(path, entry));
  }
}
