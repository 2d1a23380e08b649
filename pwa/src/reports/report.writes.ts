import { type ReportInput, reportCalls } from '@helpdesk/contract/calls/reports';

import { authorisedRequest } from '#admin/shell/authorised-request.ts';

/** @param onProgress hears which share has left, from 0 to 1 */
export function addReport(key: string, { name, translations }: ReportInput, file: File, onProgress: (share: number) => void) {
  const form = new FormData();
  form.append('name', name);
  form.append('translations', JSON.stringify(translations));
  form.append(reportCalls.add.upload, file);
  return authorisedRequest(reportCalls.add, { form, key, onProgress });
}

export const changeReport = (id: string, body: ReportInput, seen: number | undefined) =>
  authorisedRequest(reportCalls.update, { params: { id }, body, seen });

export const deleteReport = (id: string, seen: number) => authorisedRequest(reportCalls.remove, { params: { id }, seen });
