import { site } from '@helpdesk/site/site';
import { spokenLanguage } from '@helpdesk/words/language';

/** What anybody may tell the helpdesk without saying who they are: what is wrong with a listing, or the bank's reference of a donation. */
export interface TellingValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** For machines. */
  readonly website: string;
  readonly comment: string;
  readonly utr: string;
}

export const nothingTold: TellingValues = { name: '', email: '', phone: '', website: '', comment: '', utr: '' };

/** Who tells it, as far as they say, and what every submission says of itself. */
export const tellerOf = ({ name, email, phone, website }: TellingValues) => ({
  ...(name.trim() && { name }),
  ...(email.trim() && { email }),
  ...(phone.trim() && { phone }),
  ...(website && { website }),
  language: spokenLanguage(),
  noticeVersion: site.noticeVersion,
});
