import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import type { Role } from '@helpdesk/contract/roles/roles';
import { afterAll, expect } from 'vitest';
import type * as z from 'zod/mini';
import { type AppParts, createApp } from '#app.ts';
import { seedWhenEmpty } from '#db/seed.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { openSession } from '#session/sessions.ts';
import { largeBudget } from './budgets.ts';

/** On a machine with much to do a test still reads what it has just written. */
const forBusyMachines = 60_000;

type Readable = Endpoint & { answer: z.ZodMiniType };

/** What the server answers in its envelope. */
export interface Answered {
  code: number;
  status: boolean;
  displayMessage: string;
  result: unknown;
  errors?: Record<string, string>;
}

/** For tests: the whole server over a database and a data directory of its own that hold the sample region. */
export async function sampleApp(parts: Partial<Omit<AppParts, 'sql'>> = {}) {
  const { sql } = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-app-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  await seedWhenEmpty(sql);
  const app = createApp({ sql, dataDir, patienceMs: forBusyMachines, budget: largeBudget(), ...parts });
  const origin = parts.siteOrigin ?? 'http://localhost';
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.request(path.startsWith('/') ? origin + path : path, { headers });
  return {
    sql,
    dataDir,
    app,
    get,
    /** The `result` of a call that must succeed, with exactly the fields that the contract names. */
    async read<Call extends Readable>(call: Call, path: string = call.path): Promise<z.output<Call['answer']>> {
      const response = await get(`/api${path}`);
      const body = (await response.json()) as { status: boolean; result: unknown };
      expect([response.status, body.status]).toEqual([200, true]);
      expect(call.answer.parse(body.result)).toEqual(body.result);
      return body.result as z.output<Call['answer']>;
    },
    /** The status and sentence of a call that must be refused. */
    async refusal(path: string, headers?: Record<string, string>): Promise<[status: number, displayMessage: string]> {
      const response = await get(`/api${path}`, headers);
      const body = (await response.json()) as { status: boolean; displayMessage: string; result: unknown };
      expect(body).toEqual({ status: false, displayMessage: expect.any(String), result: null });
      return [response.status, body.displayMessage];
    },
    /** An administrator, with a session that was opened at `now`; nobody has to hash a password for it. */
    async logIn(email = 'admin@example.org', now = new Date(), role: Role = 'administrator'): Promise<string> {
      const [administrator] = await sql<[{ id: string }]>`
        INSERT INTO administrator (email, password_hash, role) VALUES (${email}, 'none', ${role})
        ON CONFLICT (lower(email)) DO UPDATE SET role = EXCLUDED.role RETURNING id`;
      return openSession(sql, administrator.id, now);
    },
    /** Sends a body, as JSON unless it is a form, and answers what came back. */
    async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
      const isForm = body instanceof FormData;
      const response = await app.request(`${origin}/api${path}`, {
        method,
        headers: isForm || body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
        body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
      });
      return { code: response.status, ...((await response.json()) as Omit<Answered, 'code'>) };
    },
  };
}
