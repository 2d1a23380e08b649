import { headPlace } from '@helpdesk/site/document';

import { writeDocument } from '#app/entry/document.ts';
import { documentFiles } from '#app/entry/document-files.ts';

/**
 * The bare document that the worker and the back-office open with; the server fills in whose it is, and what pages say of themselves comes
 * from the app then.
 * @param manifest of the build, as JSON
 */
export const shell = (manifest: string): string =>
  writeDocument({ language: 'en', head: headPlace, files: documentFiles(manifest).filesOf({ messages: [], language: 'en' }) });
