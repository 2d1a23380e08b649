import { createCall } from './call.ts';
import { serverClock } from './server-clock.ts';

/** Whether the server still has a file; undefined where none answers. */
export const fileExists = (address: string): Promise<boolean | undefined> => createCall({ clock: serverClock }).exists(address);
