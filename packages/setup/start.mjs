import './node-version.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { runTypeScript } from './run-typescript.mjs';

process.chdir(root);
await install();
await build();
await runTypeScript('api/src/main.ts');
