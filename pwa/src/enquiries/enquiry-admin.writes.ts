import { type EnquiryAnswer, enquiryCalls, type enquiryFilter } from '@helpdesk/contract/enquiries';
import { normalisePhone } from '@helpdesk/contract/phone';
import type * as z from 'zod/mini';

import { tell } from '#admin/tell.ts';
import type { Said } from '#sync/ask.ts';

export type EnquiryFilter = z.input<typeof enquiryFilter>;

/** The most that one answer holds. */
const most = 10_000;

/** All that fits a filter, however much, newest first. */
export async function allEnquiries(filter: EnquiryFilter): Promise<Said<readonly EnquiryAnswer[]>> {
  const all = new Map<string, EnquiryAnswer>();
  for (let offset = 0; ; offset += most) {
    const said = await tell(enquiryCalls.search, { body: { ...filter, limit: most, offset } });
    if (said.state !== 'ok') return said;
    // What arrives between two answers moves the others on: one may come twice.
    for (const enquiry of said.result.enquiries) all.set(enquiry._id, enquiry);
    if (offset + most >= said.result.found) return { ...said, result: [...all.values()] };
  }
}

/** What is stored of a person, asked without a trace: to say how many an erasure would erase. */
export async function enquiriesOf(contact: string): Promise<Said<readonly EnquiryAnswer[]>> {
  const { search, isTheirs } = personOf(contact.trim());
  const said = await allEnquiries({ search });
  return said.state === 'ok' ? { ...said, result: said.result.filter(({ body }) => body && isTheirs(body)) } : said;
}

/** As the server tells people apart: by the whole address, or by the last ten digits, which a number has in every spelling. */
function personOf(contact: string): { search: string; isTheirs: (body: { email: string; phone: string }) => boolean } {
  const address = contact.toLowerCase();
  if (address.includes('@')) return { search: address, isTheirs: ({ email }) => email.toLowerCase() === address };
  const whole = normalisePhone(contact);
  const digits = contact.replace(/\D/g, '');
  const national = digits.length >= 10 ? digits.slice(-10) : undefined;
  return { search: national ?? whole, isTheirs: ({ phone }) => phone === whole || phone.replace(/\D/g, '').slice(-10) === national };
}

export const updateEnquiry = (id: string, body: z.input<typeof enquiryCalls.update.body>) =>
  tell(enquiryCalls.update, { params: { id }, body });

export const exportPerson = (contact: string) => tell(enquiryCalls.exportPerson, { body: { contact } });

export const erasePerson = (contact: string) => tell(enquiryCalls.erasePerson, { body: { contact } });
