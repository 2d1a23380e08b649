import { m } from '@helpdesk/words/messages';

/** Who changed a row: an administrator by the e-mail address, or the product itself. */
export const authorName = (author: string): string => (author === 'system' ? m.admin_enquiries_by_itself() : author);
