import { type HelpdeskInput, helpdeskCalls } from '@helpdesk/contract/calls/site/helpdesk';

import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const saveHelpdesk = (body: HelpdeskInput, seen: number | undefined) => authorisedRequest(helpdeskCalls.save, { body, seen });

export const deleteHelpdesk = (seen: number) => authorisedRequest(helpdeskCalls.remove, { seen });
