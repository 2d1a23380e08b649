import { all } from './generated/pages.ts';
import { provideWhole } from './provide-whole.ts';

/** Whoever makes the public's pages has what they say from the start, and nothing of the back-office. */
export const messagesIn = provideWhole(all);
