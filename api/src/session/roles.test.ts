import { calls } from '@helpdesk/contract/calls/calls';
import { mayDo, type Role, roles } from '@helpdesk/contract/roles/roles';
import { leastRole } from '@helpdesk/contract/roles/who-may';
import { beforeEach, expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';

const { app, sql, send, logIn } = await sampleApp();
const guarded = Object.entries(calls).flatMap(([group, ofGroup]) =>
  Object.entries(ofGroup).flatMap(([name, { token, method, path }]) => (token ? [{ group, name, method, path }] : [])),
);

let bearers: Record<Role, { Authorization: string }>;
beforeEach(async () => {
  const tokens = await Promise.all(roles.map((role) => logIn(`${role}@example.org`, new Date(), role)));
  bearers = Object.fromEntries(roles.map((role, at) => [role, { Authorization: `Bearer ${tokens[at]}` }])) as typeof bearers;
});

/** Asked for with an id that nothing has and a body that no call takes: who may is told so, and nothing changes. */
async function isRefused(role: Role, { method, path }: { method: string; path: string }): Promise<boolean> {
  const response = await app.request(`/api${path.replaceAll(/\{\w+\}/g, 'x')}`, {
    method,
    headers: { ...bearers[role], 'Content-Type': 'application/json' },
    body: method === 'GET' ? undefined : '{"odd":true}',
  });
  if (response.status !== 403) return false;
  const { displayMessage } = (await response.json()) as { displayMessage: string };
  expect(displayMessage).toBe('Your role does not include this. An administrator can change that.');
  return true;
}

test.each(roles)('the server hears whoever has the role "%s" in what it includes, and refuses all else in words', async (role) => {
  expect(guarded.length).toBeGreaterThan(60);
  for (const call of guarded) {
    // What ends the session that asks is tried by the tests of sessions.
    if (call.name === 'logout') continue;
    const includes = mayDo(role, leastRole(call.group, call.name));
    expect([`${call.group}.${call.name}`, await isRefused(role, call)]).toEqual([`${call.group}.${call.name}`, !includes]);
  }
});

test.each(['/restore-version/helpdesk/helpdesk/1', '/restore-deleted/helpdesk/helpdesk', '/translate/helpdesk/helpdesk'])(
  'what the site says of the helpdesk is changed by administrators alone, also by %s',
  async (path) => {
    const call = { method: 'PUT', path };
    expect(await isRefused('editor', call)).toBe(true);
    expect(await isRefused('administrator', call)).toBe(false);
    expect(await isRefused('editor', { method: 'PUT', path: path.replace('helpdesk/helpdesk', 'places/nowhere') })).toBe(false);
  },
);

test('a role that changes holds at once, for sessions that are open', async () => {
  const regions = () => send('DELETE', '/delete-region/nowhere', undefined, bearers.editor);
  expect((await regions()).code).toBe(404);
  await sql`UPDATE administrator SET role = 'desk' WHERE email = 'editor@example.org'`;
  expect((await regions()).code).toBe(403);
  await sql`UPDATE administrator SET role = 'administrator' WHERE email = 'editor@example.org'`;
  expect((await send('GET', '/get-administrators', undefined, bearers.editor)).code).toBe(200);
});

test('a login, a link and the own account say which role one has, and no other can be asked for', async () => {
  expect((await send('GET', '/get-account', undefined, bearers.desk)).result).toMatchObject({ role: 'desk' });
  expect((await send('POST', '/change-name', { name: 'Meera', role: 'administrator' }, bearers.desk)).code).toBe(400);
  expect((await send('POST', '/change-name', { name: ' Meera  Kale ' }, bearers.desk)).code).toBe(200);
  expect((await send('GET', '/get-account', undefined, bearers.desk)).result).toMatchObject({ name: 'Meera Kale', role: 'desk' });
});

test('whoever was there before there were roles is an administrator, and nobody becomes one by being forgotten', async () => {
  await expect(sql`INSERT INTO administrator (email, password_hash) VALUES ('new@example.org', 'none')`).rejects.toThrow('role');
});
