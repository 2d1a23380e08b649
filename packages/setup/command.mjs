import './node-version.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { runTypeScript } from './run-typescript.mjs';

// One of the server's commands, as `npm run backup` names it; what follows is the command's own.
const [path] = process.argv.splice(2, 1);
process.chdir(root);
await install();
await runTypeScript(`api/src/${path}-command.ts`);
