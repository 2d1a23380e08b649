import './node-version.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';

process.chdir(root);
await install();
if (process.argv[2] !== 'down') await build();
const { register } = await import('tsx/esm/api');
register();
await import('../cluster/src/main.mjs');
