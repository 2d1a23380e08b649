import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const buildsKept = 3;

/**
 * Keeps the assets of this build and the two before it under the data directory: a page that was opened before an update
 * still finds its parts. A build is known by the names of its assets, which are hashes of what is in them.
 * @param distDir folder of the built app, with its files in `assets`
 * @returns folders in which an asset is looked for by its name alone, the newest build first; none before the first build
 */
export async function keepBuildAssets(distDir: string, dataDir: string): Promise<string[]> {
  const assets = join(distDir, 'assets');
  const names = await readdir(assets).catch(() => []);
  const home = join(dataDir, 'assets');
  await mkdir(home, { recursive: true });
  if (names.length > 0) await keepBuild(assets, join(home, buildId(names)));

  const builds = await newestFirst(home);
  await Promise.all(builds.slice(buildsKept).map((build) => rm(build, { recursive: true, force: true })));
  return builds.slice(0, buildsKept);
}

const buildId = (names: readonly string[]): string =>
  createHash('sha256')
    .update([...names].sort().join('\n'))
    .digest('hex')
    .slice(0, 16);

/** Copied aside and then renamed, so that a build is there whole or not at all. */
async function keepBuild(assets: string, build: string): Promise<void> {
  const isKept = await stat(build).then(
    () => true,
    () => false,
  );
  if (!isKept) {
    const temporary = `${build}.${randomUUID()}.part`;
    await cp(assets, temporary, { recursive: true });
    await rename(temporary, build);
  }
  const now = new Date();
  await utimes(build, now, now);
}

async function newestFirst(home: string): Promise<string[]> {
  const builds = await Promise.all(
    (await readdir(home)).map(async (name) => ({ path: join(home, name), at: (await stat(join(home, name))).mtimeMs })),
  );
  const parts = builds.filter(({ path }) => path.endsWith('.part'));
  await Promise.all(parts.map(({ path }) => rm(path, { recursive: true, force: true })));
  return builds
    .filter((build) => !parts.includes(build))
    .sort((a, b) => b.at - a.at)
    .map(({ path }) => path);
}
