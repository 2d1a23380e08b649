import type { Endpoint } from '@helpdesk/contract/endpoint';

import { session } from '#local/session.ts';
import { type Asking, ask, type ResultOf, type Said } from '#sync/ask.ts';

import { logInAgain } from './log-in-again.ts';

/**
 * Makes a call that needs an administrator. When the session has ended it asks for a new login and then makes the call
 * once more: a save that was refused for that reason alone goes through.
 */
export async function tell<const Asked extends Endpoint>(asked: Asked, asking: Asking = {}): Promise<Said<ResultOf<Asked>>> {
  const said = await ask(asked, { ...asking, token: session.token() });
  if (said.state !== 'refused' || said.status !== 401) return said;
  return (await logInAgain()) ? ask(asked, { ...asking, token: session.token() }) : said;
}
