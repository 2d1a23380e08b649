import { normalisePhone } from '@helpdesk/contract/rules/phone';

import type { Wording } from '#catalogue/texts.ts';

/** Whom to call at a stay or a restaurant. Shown only after a booking (product 7.4), never in a page from a server. */
export interface Contact {
  readonly person?: Wording;
  readonly phone: string;
}

/** What a dialer takes; of India, an older number may be without its country. */
export const callLink = (phone: string): string => `tel:${normalisePhone(phone)}`;

/**
 * @param text stands ready there; nothing is sent by itself
 * @returns undefined for a toll-free number or a short code, which no messenger knows
 */
export function whatsappLink(phone: string, text?: string): string | undefined {
  const number = normalisePhone(phone);
  return number.startsWith('+') ? `https://wa.me/${number.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}` : undefined;
}
