import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/all-messages';

import { writeDocument } from '#app/entry/document.ts';
import { documentFiles } from '#app/entry/document-files.ts';

/**
 * The bare document that the worker and the back-office open with; what pages say of themselves comes from the app then.
 * @param manifest of the build, as JSON
 */
export const shell = (manifest: string): string =>
  writeDocument({
    language: 'en',
    head: `<title>${site.name.en}</title>\n<meta name="description" content="${messagesIn('en').site_description()}">`,
    files: documentFiles(manifest).filesOf({ messages: [], language: 'en' }),
  });
