import { maxReportBytes, type ReportInput, reportInput } from '@helpdesk/contract/calls/reports';
import { m } from '@helpdesk/words/messages';

import { type Errors, errorsOf } from '#admin/fields/field-words.ts';

interface Chosen {
  readonly name: string;
  readonly size: number;
}

/** What is wrong with a report before it is sent; only a PDF is taken (product 5.10). */
export function checkReport(input: ReportInput, file: Chosen | null): Errors {
  const wrong = file ? wrongWith(file) : m.form_file_required();
  return { ...errorsOf(reportInput, input), ...(wrong && { file: wrong }) };
}

function wrongWith({ name, size }: Chosen): string | undefined {
  if (!/\.pdf$/i.test(name)) return m.admin_reports_not_pdf();
  return size > maxReportBytes ? m.admin_reports_too_big() : undefined;
}
