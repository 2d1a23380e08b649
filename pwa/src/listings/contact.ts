import { normalisePhone } from '@helpdesk/contract/phone';

/** Whom to call at a stay or a restaurant. Shown only after a booking (decision B10), never in a page from a server. */
export interface Contact {
  readonly person?: string;
  readonly phone: string;
}

/** What a dialer takes. */
export const callLink = (phone: string): string => `tel:${normalisePhone(phone)}`;

export const whatsappLink = (phone: string): string => `https://wa.me/${normalisePhone(phone).replace('+', '')}`;

/** An Indian number in two halves, as people read it out; others as they are stored. */
export const phoneInWords = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
