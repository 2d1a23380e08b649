import { site } from '@helpdesk/site/site';
import { spokenLanguage } from '@helpdesk/words/language';
import { mailsVisitors } from '#local/server-says.ts';
import type { PersonValues } from './person-fields.tsx';

/**
 * What every submission says of itself beside what was typed. The field for machines is sent only when one filled it in, the wish for a
 * confirmation only where the form offers one: a server that does not say so may not know the field.
 */
export const enquiryExtras = ({ website, wantsMail }: Pick<PersonValues, 'website' | 'wantsMail'>) => ({
  language: spokenLanguage(),
  noticeVersion: site.noticeVersion,
  ...(website && { website }),
  ...(wantsMail && mailsVisitors.get() && { wantsMail }),
});
