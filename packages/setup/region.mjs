import './node-version.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { runTypeScript } from './run-typescript.mjs';

process.chdir(root);
await install();
await runTypeScript('api/src/region-command.ts');
