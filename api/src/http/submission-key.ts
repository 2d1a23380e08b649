import { randomUUID } from 'node:crypto';
import { keyHeader } from '@helpdesk/contract/calls/endpoint';
import type { Context } from 'hono';

import { isUuid } from '#db/uuid.ts';
import { Problem } from './problem.ts';

/** The key of a submission as its client spelled it, or a new one where it has none; 400 for anything but a UUID. */
export function submissionKey(c: Context): string {
  const key = c.req.header(keyHeader) ?? randomUUID();
  if (!isUuid(key)) throw new Problem(400, 'server_bad_parameter', { name: keyHeader });
  return key;
}

/** The id of a row that is added: the key of the call, so that one whose answer was lost and that is made again adds nothing else. */
export const addedId = (c: Context): string => submissionKey(c).toLowerCase();
