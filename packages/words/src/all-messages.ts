import { all } from './generated/all.ts';
import { provideWhole } from './provide-whole.ts';

/** Servers and tests have every message from the start. */
export const messagesIn = provideWhole(all);
