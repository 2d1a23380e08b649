import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileStorage } from '#storage/storage.ts';

const buildsKept = 3;
const writtenAtOnce = 16;
/** A build that another server has brought is found at most so much later. */
const lookAgainMs = 1_000;
/** Where the storage failed. */
const keepAgainMs = 15_000;
/** Written at each start, so that a build is as young as its last start. */
const mark = 'started';

/** Reads an asset of any kept build by its name alone. Undefined when no build has it. */
export type KeptAssets = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/**
 * Keeps the assets of this build and the two before it: a page that was opened before an update still finds its parts, and so
 * does one whose next request comes to a server of another build. A build is known by the names of its assets, which are
 * hashes of what is in them.
 * @param distDir folder of the built app, with its files in `assets`
 * @param onFailure hears why the storage could not keep them: no server waits for it, and it is tried again every 15 seconds
 */
export async function keepBuildAssets(distDir: string, storage: FileStorage, onFailure: (error: Error) => void): Promise<KeptAssets> {
  const folder = join(distDir, 'assets');
  const names = await readdir(folder).catch(() => []);
  const keep = async (): Promise<void> => {
    try {
      if (names.length > 0) await keepBuild(folder, names, storage);
      for (const { files } of (await newestFirst(storage)).slice(buildsKept)) for (const file of files) await storage.remove(file);
    } catch (error) {
      onFailure(error as Error);
      setTimeout(keep, keepAgainMs).unref();
    }
  };
  await keep();
  return assetsOf(storage);
}

async function keepBuild(folder: string, names: readonly string[], storage: FileStorage): Promise<void> {
  const build = createHash('sha256')
    .update([...names].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
  const kept = new Set((await storage.list()).map(({ name }) => name));
  const missing = names.filter((name) => !kept.has(`${build}/${name}`));
  while (missing.length > 0) {
    const few = missing.splice(0, writtenAtOnce).map(async (name) => storage.write(`${build}/${name}`, await readFile(join(folder, name))));
    await Promise.all(few);
  }
  await storage.write(`${build}/${mark}`, Buffer.from(build));
}

interface Build {
  readonly files: string[];
  readonly at: number;
}

async function newestFirst(storage: FileStorage): Promise<Build[]> {
  const builds = new Map<string, Build>();
  for (const { name, at } of await storage.list()) {
    const [id = ''] = name.split('/', 1);
    const build = builds.get(id);
    builds.set(id, { files: [...(build?.files ?? []), name], at: Math.max(build?.at ?? 0, at.getTime()) });
  }
  return [...builds.values()].sort((a, b) => b.at - a.at);
}

function assetsOf(storage: FileStorage): KeptAssets {
  let known: ReadonlyMap<string, string> = new Map();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      lookedAt = performance.now();
      const files = (await newestFirst(storage)).flatMap((build) => build.files);
      const byName = files.toReversed().map((file) => [file.slice(file.indexOf('/') + 1), file] as const);
      known = new Map(byName.filter(([name]) => name !== mark));
    } finally {
      looking = undefined;
    }
  }

  return async (name) => {
    if (!known.has(name) && performance.now() - lookedAt > lookAgainMs) looking ??= look();
    if (!known.has(name)) await looking;
    const file = known.get(name);
    return file === undefined ? undefined : storage.read(file);
  };
}
