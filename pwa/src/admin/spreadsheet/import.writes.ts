import { spreadsheetCalls } from '@helpdesk/contract/calls/bulk/spreadsheets';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';

import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const previewImport = (kind: ListingKind, content: Blob) =>
  authorisedRequest(spreadsheetCalls.preview, { form: formOf(spreadsheetCalls.preview.upload, content, { kind }) });

/**
 * @param plan what was looked at
 * @param choices questions of it that are answered with what the file says
 */
export const importListings = (kind: ListingKind, content: Blob, plan: string, choices: Iterable<string>) =>
  authorisedRequest(spreadsheetCalls.import, {
    form: formOf(spreadsheetCalls.import.upload, content, { kind, plan, choices: [...choices].join(' ') }),
  });

function formOf(upload: string, content: Blob, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(upload, content, 'listings');
  return form;
}
