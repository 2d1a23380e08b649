import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import { onceForSite } from '@helpdesk/site/here';
import { site } from '@helpdesk/site/site';
import { m } from '@helpdesk/words/messages';
import Papa from 'papaparse';

import { dayAt } from '#catalogue/day.ts';

import { commentOf, daysOf, guestsOf, kindWords, languageOf, marksOf, stateWords, subjectOf } from './enquiry-admin-words.ts';

/**
 * What a spreadsheet may take for a formula, also after a space or in letters of full width; papaparse's own pattern lets
 * through texts of several lines.
 */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** Without it spreadsheets read Devanagari as Latin letters. */
const byteOrderMark = '\uFEFF';

/** Swedish writes a moment as `YYYY-MM-DD HH:mm`, which spreadsheets sort and calculate with. */
const momentFormat = onceForSite(({ timeZone }) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }));

const inRegion = (title: string): string => `${title} (${site.timeZone})`;

/**
 * Enquiries as a spreadsheet reads them (product 5.11). A phone number is written as a link, `tel:+919876543210`: with its
 * bare plus it would be a formula, with an apostrophe no number to copy, and as digits alone a sum without its zeros.
 */
export function csvOf(enquiries: readonly EnquiryAnswer[]): string {
  const columns: readonly [title: string, cell: (enquiry: EnquiryAnswer) => string][] = [
    [m.admin_enquiries_reference(), ({ reference }) => reference],
    [inRegion(m.admin_enquiries_received()), ({ receivedAt }) => momentFormat().format(new Date(receivedAt))],
    [m.admin_enquiries_kind(), ({ kind }) => kindWords[kind]()],
    [m.admin_enquiries_state(), ({ state }) => stateWords[state]()],
    [m.admin_field_name(), ({ body }) => body?.name ?? ''],
    [m.admin_enquiries_phone(), ({ body }) => (body?.phone ? `tel:${body.phone}` : '')],
    [m.admin_enquiries_email(), ({ body }) => body?.email ?? ''],
    [m.admin_enquiries_language(), languageOf],
    [m.admin_enquiries_subject(), subjectOf],
    [m.admin_enquiries_comment(), commentOf],
    [m.admin_enquiries_note(), ({ notes }) => notes.map(({ text }) => text).join('\n')],
    [
      m.admin_enquiries_marks(),
      (enquiry) =>
        marksOf(enquiry)
          .map(({ words }) => words)
          .join(', '),
    ],
    [m.admin_enquiries_days(), daysOf],
    [m.admin_enquiries_guests(), guestsOf],
    [m.admin_enquiries_assigned(), ({ assignedTo }) => assignedTo?.email ?? ''],
    [inRegion(m.admin_enquiries_state_answered()), ({ answered }) => (answered ? momentFormat().format(new Date(answered.at)) : '')],
  ];
  const fields = columns.map(([title]) => title);
  const data = enquiries.map((enquiry) => columns.map(([, cell]) => cell(enquiry)));
  return byteOrderMark + Papa.unparse({ fields, data }, { escapeFormulae: formula });
}

/** @param at milliseconds since 1970 */
export const csvName = (at: number): string => `enquiries-${dayAt(at)}.csv`;
