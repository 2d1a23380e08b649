import { sessionCalls } from '@helpdesk/contract/calls/session';

export const administrator = { email: 'admin@example.org', password: 'long enough words' };

/** A session of the server at an address. */
export async function logInTo(address: string): Promise<{ token: string; administratorId: string }> {
  const answer = await fetch(`${address}/api${sessionCalls.login.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return ((await answer.json()) as { result: { token: string; administratorId: string } }).result;
}
