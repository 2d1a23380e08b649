import { all } from './generated/server.ts';
import { provideWhole } from './provide-whole.ts';

/** A server has what it says itself from the start, and nothing of the screens, which would be half of what it reads as it starts. */
export const messagesIn = provideWhole(all);
