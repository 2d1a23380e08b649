import { directoryCsvCalls } from '@helpdesk/contract/calls/directory-csv';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';

import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const previewImport = (kind: ListingKind, content: Blob) =>
  authorisedRequest(directoryCsvCalls.preview, { form: formOf(directoryCsvCalls.preview.upload, content, { kind }) });

/** @param plan what was looked at */
export const importListings = (kind: ListingKind, content: Blob, plan: string) =>
  authorisedRequest(directoryCsvCalls.import, { form: formOf(directoryCsvCalls.import.upload, content, { kind, plan }) });

function formOf(upload: string, content: Blob, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(upload, content, 'listings.csv');
  return form;
}
