import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';

process.chdir(root);
await install();
await build();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'api/dist/main.js')).href);
