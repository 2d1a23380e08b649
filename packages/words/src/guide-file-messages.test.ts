import { languages } from '@helpdesk/contract/languages';
import { expect, test } from 'vitest';

import { messagesIn } from './all-messages.ts';

test.each(languages)('the file calls the button that takes it in as the app does, in %s', (language) => {
  const m = messagesIn(language);
  expect(m.file_install_take({ copy: m.copy_title() })).toContain(`“${m.guide_open()}”`);
});
