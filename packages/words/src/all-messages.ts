import { all } from './generated/all.ts';
import { provideWhole } from './provide-whole.ts';

/** Tests have every message from the start. */
export const messagesIn = provideWhole(all);
