import { accountCalls } from '@helpdesk/contract/calls/account';
import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { logInAgain } from '#admin/login/log-in-again.ts';
import { session } from '#local/session.ts';
import { type RequestInput, type ResultOf, request, type ServerAnswer } from '#sync/request.ts';
import { queryClient } from './query-client.ts';

/**
 * Makes a call that needs an administrator. When the session has ended it asks for a new login and then makes the call
 * once more: a save that was refused for that reason alone goes through.
 */
export async function authorisedRequest<const Asked extends Endpoint>(
  asked: Asked,
  asking: RequestInput = {},
): Promise<ServerAnswer<ResultOf<Asked>>> {
  const response = await request(asked, { ...asking, token: session.token() });
  // What one may do has changed: the menu shows it.
  if (response.state === 'refused' && response.status === 403)
    void queryClient.invalidateQueries({ queryKey: [accountCalls.colleagues.path] });
  if (response.state !== 'refused' || response.status !== 401) return response;
  return (await logInAgain()) ? request(asked, { ...asking, token: session.token() }) : response;
}
