import { phone } from '@helpdesk/contract/fields';

/** A phone number as it will be stored; what is none stays as it was typed. */
export const storedNumber = (typed: string): string => phone('error_contact_number').safeParse(typed).data ?? typed;
