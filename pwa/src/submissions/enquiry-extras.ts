import { site } from '@helpdesk/site/site';
import { spokenLanguage } from '@helpdesk/words/language';

/** What every submission says of itself beside what was typed. The field for machines is sent only when one filled it in. */
export const enquiryExtras = (website: string) => ({
  language: spokenLanguage(),
  noticeVersion: site.noticeVersion,
  ...(website && { website }),
});
