import type { Server } from '@helpdesk/pwa/e2e/testing/server.ts';
import { administrator, logInTo } from '#five-thousand/administrator.ts';

/** A request, and the text of its answer. */
export type Ask = (path: string, more?: More) => Promise<string>;

interface More {
  readonly method?: string;
  /** An object is sent as JSON. */
  readonly body?: object | string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** As an administrator. */
  readonly asOffice?: boolean;
  /** What may be answered beside 200. */
  readonly refused?: boolean;
}

export async function asker({ address }: Server): Promise<Ask> {
  const { token } = await logInTo(address);
  return async (path, { method, body, headers, asOffice, refused } = {}) => {
    const isForm = body instanceof FormData;
    // Of what is refused the server may end the connection before it has read all of it.
    const answer = await fetch(address + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        // A connection that rests is closed by the server, perhaps while a busy machine asks by it.
        Connection: 'close',
        ...(asOffice && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || isForm || typeof body === 'string' ? body : JSON.stringify(body),
    }).catch((error: unknown) => {
      if (!refused) throw error;
    });
    const text = (await answer?.text()) ?? '';
    if (answer && !answer.ok && !refused) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return text;
  };
}

export const office = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
