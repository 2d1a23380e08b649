import { all } from './generated/guide-file.ts';
import { provideWhole } from './provide-whole.ts';

/** The region as one file loads nothing: what it says is here from the start, in every language. */
export function provideGuideFileMessages(): void {
  provideWhole(all);
}
