import { directoryCsvCalls } from '@helpdesk/contract/directory-csv';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';

import { tell } from './tell.ts';

export const previewImport = (kind: ListingKind, content: Blob) =>
  tell(directoryCsvCalls.preview, { form: formOf(directoryCsvCalls.preview.upload, content, { kind }) });

/** @param plan what was looked at */
export const importListings = (kind: ListingKind, content: Blob, plan: string) =>
  tell(directoryCsvCalls.import, { form: formOf(directoryCsvCalls.import.upload, content, { kind, plan }) });

function formOf(upload: string, content: Blob, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(upload, content, 'listings.csv');
  return form;
}
