import { bulkChangeCalls } from '@helpdesk/contract/calls/bulk/bulk-changes';
import { m } from '@helpdesk/words/messages';
import type { ResultOf, ServerAnswer } from '#sync/request.ts';
import { toast } from '#ui/feedback/toast.ts';
import { authorisedRequest } from './authorised-request.ts';

/** Takes back a change of many rows as a whole, part after part, and says how many stay since somebody changed them meanwhile. */
export async function undoBulk(id: string): Promise<ServerAnswer<ResultOf<typeof bulkChangeCalls.undo>>> {
  const answer = await authorisedRequest(bulkChangeCalls.undo, { params: { id } });
  if (answer.state !== 'ok') return answer;
  const { remaining, left } = answer.result;
  if (remaining > 0) return undoBulk(id);
  if (left.length > 0) toast.error(m.admin_bulk_left({ count: left.length }));
  return answer;
}
