import './node-version.mjs';
import { buildNewer } from './build.mjs';

await buildNewer();
