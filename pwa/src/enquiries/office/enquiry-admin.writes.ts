import { type EnquiryAnswer, enquiryCalls, type enquiryFilter } from '@helpdesk/contract/calls/enquiries';
import { normaliseEmail } from '@helpdesk/contract/rules/email';
import { normalisePhone } from '@helpdesk/contract/rules/phone';
import type * as z from 'zod/mini';

import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import type { ServerAnswer } from '#sync/request.ts';

export type EnquiryFilter = z.input<typeof enquiryFilter>;

/** The most that one answer holds. */
const most = 10_000;

/** All that fits a filter, however much, newest first. */
export async function allEnquiries(filter: EnquiryFilter): Promise<ServerAnswer<readonly EnquiryAnswer[]>> {
  const all = new Map<string, EnquiryAnswer>();
  for (let offset = 0; ; offset += most) {
    const response = await authorisedRequest(enquiryCalls.search, { body: { ...filter, limit: most, offset } });
    if (response.state !== 'ok') return response;
    // What arrives between two answers moves the others on: one may come twice.
    for (const enquiry of response.result.enquiries) all.set(enquiry._id, enquiry);
    if (offset + most >= response.result.found) return { ...response, result: [...all.values()] };
  }
}

/** What is stored of a person, asked without a trace: to say how many an erasure would erase. */
export async function enquiriesOf(contact: string): Promise<ServerAnswer<readonly EnquiryAnswer[]>> {
  const { search, isTheirs } = personOf(contact.trim());
  const response = await allEnquiries({ search });
  return response.state === 'ok' ? { ...response, result: response.result.filter(({ body }) => body && isTheirs(body)) } : response;
}

/** As the server tells people apart: by the whole address, or by the last ten digits, which a number has in every spelling. */
function personOf(contact: string): { search: string; isTheirs: (body: { email?: string; phone?: string }) => boolean } {
  const address = normaliseEmail(contact).toLowerCase();
  if (address.includes('@')) return { search: address, isTheirs: ({ email = '' }) => email.toLowerCase() === address };
  const whole = normalisePhone(contact);
  const digits = whole.replace(/\D/g, '');
  const national = digits.length >= 10 ? digits.slice(-10) : undefined;
  return { search: national ?? whole, isTheirs: ({ phone = '' }) => phone === whole || phone.replace(/\D/g, '').slice(-10) === national };
}

export const updateEnquiry = (id: string, body: z.input<typeof enquiryCalls.update.body>) =>
  authorisedRequest(enquiryCalls.update, { params: { id }, body });

export const exportPerson = (contact: string) => authorisedRequest(enquiryCalls.exportPerson, { body: { contact } });

export const erasePerson = (contact: string) => authorisedRequest(enquiryCalls.erasePerson, { body: { contact } });
