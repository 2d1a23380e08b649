import { fileURLToPath } from 'node:url';

/** The build puts all of `src` into one file in `dist`, beside it: written in this folder, paths hold for both. */
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const ownMigrations = fromHere('../migrations');
export const builtApp = fromHere('../../pwa/dist');
export const ownSites = fromHere('../../sites');
