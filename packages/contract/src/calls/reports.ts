import * as z from 'zod/mini';
import { answerShape, inputShape } from '#input-schema.ts';
import { report } from '#kinds/report.ts';
import type { Answer, Input } from '#kinds/types.ts';
import { endpoint, written } from './endpoint.ts';

/** Financial project reports (product 5.10). */

export interface ReportInput extends Input<typeof report> {}
export interface ReportAnswer extends Answer<typeof report> {}

export const reportAnswer = z.object(answerShape(report));

export const maxReportBytes = 10 * 1024 * 1024;

export const reportInput = z.strictObject(inputShape(report));

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
    // Its translations are JSON, as OpenAPI has it of what is no text beside a file.
    body: z.omit(reportInput, { stillRight: true }),
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-report/{id}',
    summary: 'Change what a report is called; its PDF stays',
    token: true,
    body: reportInput,
    answer: written,
  }),
  remove: endpoint({ method: 'DELETE', path: '/delete-report/{id}', summary: 'Delete a report', token: true, answer: written }),
};
