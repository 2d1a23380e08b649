import * as z from 'zod/mini';
import { endpoint, written } from './endpoint.ts';
import { id, requiredText, version } from './fields.ts';

/** Financial project reports (decision W8). */

export const reportAnswer = z.object({ _id: id, version, name: z.string(), file: z.string() });

export const maxReportBytes = 10 * 1024 * 1024;

export const reportInput = z.strictObject({ name: requiredText(120, 'form_name_required') });

export const reportCalls = {
  list: endpoint({ method: 'GET', path: '/get-reports', summary: 'All project reports', answer: z.array(reportAnswer) }),
  file: endpoint({ method: 'GET', path: '/reports/{id}/file', summary: 'The PDF of a report' }),
  add: endpoint({
    method: 'POST',
    path: '/add-report',
    summary: 'Add a report',
    token: true,
    status: 201,
    upload: 'file',
    body: reportInput,
    answer: written,
  }),
  remove: endpoint({ method: 'DELETE', path: '/delete-report/{id}', summary: 'Delete a report', token: true, answer: written }),
};
