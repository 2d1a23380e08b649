import { fileURLToPath } from 'node:url';

import { readSite } from '#folder.ts';
import { enterSite } from '#within.ts';

/** The site that comes with the product. Whoever imports this is in it: tests and journeys are. */
export const junnar = readSite(fileURLToPath(new URL('../../../../sites/junnar', import.meta.url)));

enterSite(junnar.configuration);
