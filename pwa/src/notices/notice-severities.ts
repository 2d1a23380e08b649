import type { NoticeSeverity } from '@helpdesk/contract/rules/fixed-sets';
import { m } from '@helpdesk/words/messages';

/** What each severity is called. */
export const noticeSeverityLabels: Readonly<Record<NoticeSeverity, () => string>> = {
  severe: m.notice_severe,
  moderate: m.admin_notices_moderate,
  minor: m.admin_notices_minor,
};
