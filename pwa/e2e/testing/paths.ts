import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The workspace of the app. */
export const pwa = join(root, 'pwa');
