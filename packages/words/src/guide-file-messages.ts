import { languages } from '@helpdesk/contract/languages';

import { all } from './generated/guide-file.ts';
import { type Group, type Messages, provideMessages } from './messages.ts';

/** The region as one file loads nothing: what it says is here from the start, in every language. */
export function provideGuideFileMessages(): void {
  for (const language of languages) {
    for (const [group, messages] of Object.entries(all[language])) provideMessages(language, group as Group, messages as Partial<Messages>);
  }
}
