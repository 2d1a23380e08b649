import { m } from '@helpdesk/words/messages';

import { Badge } from '#ui/feedback/badge.tsx';

/** Beside a row that only the back-office sees. */
export const UnpublishedBadge = () => <Badge icon="closed">{m.admin_unpublished()}</Badge>;
