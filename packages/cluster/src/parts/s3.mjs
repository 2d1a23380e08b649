import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { bucket, host, inFolder, ports } from '#layout.mjs';
import { startProcess } from '#process.mjs';
import { answers, until } from '#until.mjs';

/** A package of its own, which only who brings a cluster up installs. */
const home = fileURLToPath(new URL('../../s3/', import.meta.url));

/** Where uploaded pictures lie, for all API nodes. */
export const s3 = {
  start() {
    if (!existsSync(`${home}node_modules`)) install();
    mkdirSync(inFolder('s3'), { recursive: true });
    const env = { S3_HOST: host, S3_PORT: String(ports.s3), S3_FOLDER: inFolder('s3'), S3_BUCKET: bucket.name };
    // It ciphers where the next part of a list begins, as is no longer done: lists of more than 1,000 files need it.
    startProcess('s3', process.execPath, ['--openssl-legacy-provider', `${home}serve.mjs`], { env });
  },
  isWell: () => until('the bucket', () => answers(`http://${host}:${ports.s3}/`)),
};

function install() {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--omit=dev'], { cwd: home, stdio: 'inherit' });
  if (status !== 0) throw new Error('The server of the bucket could not be installed; the reason is above.');
}
