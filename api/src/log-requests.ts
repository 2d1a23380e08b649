import type { Heard } from '#http/note-requests.ts';
import { logger } from './logger.ts';

/** Files are asked for by the dozen with every new build, and a line for each would bury the others. */
const files = /^\/(?:assets\/|images\/|:file|favicon)/;

/** One line for each request that the app answers; what stands ready, and files that were found, at the level `debug` alone (operations 9). */
export function logRequest(heard: Heard): void {
  const { status, route } = heard;
  if (status < 400 && files.test(route)) logger.debug('request', heard);
  else logger.info('request', heard);
}
