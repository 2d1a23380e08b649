import { calls } from '@helpdesk/contract/calls/calls';
import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import type { NewKioskCode } from '@helpdesk/contract/calls/kiosks';
import { beforeEach, expect, test } from 'vitest';
import { AuthorShutOut } from '#db/author-shut-out.ts';
import { writeBulk } from '#db/bulk-write.ts';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';
import { changePerson, clearPassword, disableAdministrator, enableAdministrator, setPassword } from './administrators.sql.ts';

// Whatever somebody granted ends with their right to grant it (decision 092).

const { sql, app, send, logIn } = await sampleApp({ trustedProxyHops: 1 });

const granter = 'asha@example.org';
const password = 'three herons on the dam';
let [id, network] = ['', 0];
let bearer = { Authorization: '' };
const idOf = async (email: string) => (await sql<[{ id: string }]>`SELECT id FROM administrator WHERE email = ${email}`)[0].id;

beforeEach(async () => {
  await sql`DELETE FROM invite`;
  await sql`DELETE FROM kiosk`;
  await sql`DELETE FROM administrator`;
  await logIn('owner@example.org');
  bearer = { Authorization: `Bearer ${await logIn(granter)}` };
  id = await idOf(granter);
});

const tell = async (path: string, body?: object) => (await send('POST', path, body, bearer)).result;
const link = (result: unknown) => /#invite=([\w-]{43})/.exec((result as { link: string }).link)?.[1] ?? '';
const accept = async (email: string, token: string) => (await send('POST', '/accept-invite', { token, email, password })).code === 200;
const pair = async (code: string) => {
  network += 1;
  return (await send('POST', '/kiosk/pair', { code }, { 'X-Forwarded-For': `203.0.113.${network}` })).code === 200;
};
const invited = { email: 'new@example.org', name: '', role: 'administrator' };
const passwordLink = (endsSecondFactor: boolean) => async () => {
  const token = link(await tell(`/make-password-link/${await idOf('owner@example.org')}`, { endsSecondFactor }));
  return () => accept('owner@example.org', token);
};

/** All that an administrator grants: by which call, and how it is used. A new kind of grant is added here, else the walks below fail. */
const grants: Record<string, { call: string; make: () => Promise<() => Promise<boolean>> }> = {
  'an invitation': {
    call: 'administrators.invite',
    make: async () => {
      const token = link(await tell('/invite-administrator', invited));
      return () => accept(invited.email, token);
    },
  },
  'an invitation that is sent again': {
    call: 'administrators.resend',
    make: async () => {
      await tell('/invite-administrator', invited);
      const [invitation] = await sql<[{ id: string }]>`SELECT id FROM invite`;
      const token = link(await tell(`/resend-invitation/${invitation.id}`));
      return () => accept(invited.email, token);
    },
  },
  'a link to a new password': { call: 'administrators.makeLink', make: passwordLink(false) },
  'a link that ends a second factor': { call: 'administrators.makeLink', make: passwordLink(true) },
  "a kiosk's first code": {
    call: 'kiosks.add',
    make: async () => {
      const { code } = (await tell('/admin/kiosks', { name: 'Bus stand', pin: '0420' })) as NewKioskCode;
      return () => pair(code);
    },
  },
  "a kiosk's next code": {
    call: 'kiosks.renewCode',
    make: async () => {
      const added = (await tell('/admin/kiosks', { name: 'Bus stand', pin: '0420' })) as NewKioskCode;
      const { code } = (await tell(`/admin/kiosks/${added.id}/code`)) as NewKioskCode;
      return () => pair(code);
    },
  },
};

const owner = async () => ({ Authorization: `Bearer ${await logIn('owner@example.org')}` });
const change = async (changed: object) => {
  expect((await send('PUT', `/update-administrator/${id}`, changed, await owner())).code).toBe(200);
};

/** Every way in which the right to grant ends, and how it comes back. */
const endings: Record<string, { end: () => Promise<unknown>; back?: () => Promise<unknown> }> = {
  'is disabled': { end: () => change({ isDisabled: true }), back: () => change({ isDisabled: false }) },
  'becomes an editor': { end: () => change({ role: 'editor' }), back: () => change({ role: 'administrator' }) },
  'goes to the desk': { end: () => change({ role: 'desk' }), back: () => change({ role: 'administrator' }) },
  'is disabled by the command': { end: () => disableAdministrator(sql, granter), back: () => enableAdministrator(sql, id) },
  'gets another role by the command': {
    end: () => changePerson(sql, id, { role: 'editor' }),
    back: () => changePerson(sql, id, { role: 'administrator' }),
  },
  'has the password taken away by the command': { end: () => clearPassword(sql, granter), back: () => setPassword(sql, id, 'another') },
  'chooses another password, as whoever was broken into does': { end: () => setPassword(sql, id, 'another') },
  'is deleted': { end: () => sql`DELETE FROM administrator WHERE id = ${id}` },
};

test.each(Object.entries(grants))('%s works while whoever made it may make it', async (_name, { make }) => {
  expect(await (await make())()).toBe(true);
});

const pairs = Object.entries(grants).flatMap(([grant, { make }]) =>
  Object.entries(endings).map(([ending, { end, back }]) => ({ grant, ending, make, end, back })),
);

test.each(pairs)(
  '$grant is worth nothing once whoever made it $ending, also when they get the right again',
  async ({ make, end, back }) => {
    const use = await make();
    await end();
    expect(await use()).toBe(false);
    await back?.();
    expect(await use()).toBe(false);
  },
);

test.each(Object.entries(grants))('%s that was under way while its maker was shut out is worth nothing', async (_name, { make }) => {
  await sql`ALTER TABLE administrator DISABLE TRIGGER grants_ended`;
  const use = await make();
  await disableAdministrator(sql, granter);
  await sql`ALTER TABLE administrator ENABLE TRIGGER grants_ended`;
  expect(await use()).toBe(false);
});

test('what colleagues granted, or the command, stays when somebody else is shut out', async () => {
  const made = await send('POST', '/invite-administrator', invited, await owner());
  await change({ isDisabled: true });
  expect(await accept(invited.email, link(made.result))).toBe(true);
});

const fieldsOf = (answer: unknown): string[] => {
  const { def } = (answer ?? {}) as { def?: { shape?: Record<string, unknown>; element?: unknown; innerType?: unknown } };
  if (!def) return [];
  const inside = [...Object.values(def.shape ?? {}), def.element, def.innerType].filter(Boolean).flatMap(fieldsOf);
  return [...Object.keys(def.shape ?? {}), ...inside];
};

test('every call that tells a secret is known here as a grant, or as the own account’s', () => {
  const secret = /^(?:link|code|token|secret|recoveryCodes)$/i;
  const telling = Object.entries(calls).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup as Record<string, Endpoint>).flatMap(([name, { token, answer }]) =>
      token && fieldsOf(answer).some((field) => secret.test(field)) ? [`${group}.${name}`] : [],
    ),
  );
  const own = ['account.startSecondFactor', 'account.confirmSecondFactor', 'account.read'];
  expect(new Set([...telling, 'account.read'])).toEqual(new Set([...Object.values(grants).map(({ call }) => call), ...own]));
});

test('every secret that the database keeps is a grant with its maker beside it, or of those that are none', async () => {
  const kept = await sql<{ column: string }[]>`
    SELECT table_name || '.' || column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND (data_type = 'bytea' OR column_name ~ 'hash|token|secret|salt') ORDER BY 1`;
  const madeBy = { 'invite.token_hash': 'granted_by', 'kiosk.code_hash': 'code_granted_by' };
  const noGrant = [
    // Of one's own account: ended with it.
    'administrator.password_hash',
    'administrator.totp_secret',
    'recovery_code.code_hash',
    'session.token_hash',
    // Of a device of the helpdesk that was paired while its code was good; revoked among the kiosks.
    'kiosk.pin_hash',
    'kiosk.pin_salt',
    'kiosk.token_hash',
    // What is counted, compared or signed with.
    'bounced_address.subject',
    'enquiry.body_hash',
    'guide_key.private_key',
    'known_network.subject',
    'login_failure.subject',
    'submission_bucket.subject',
  ];
  expect(kept.map(({ column }) => column).sort()).toEqual([...Object.keys(madeBy), ...noGrant].sort());
  for (const [column, by] of Object.entries(madeBy)) {
    const [table = ''] = column.split('.');
    const found = await sql`SELECT FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = ${table} AND column_name = ${by}`;
    expect([column, found.count]).toEqual([column, 1]);
  }
});

test.each([
  ['GET', '/get-enquiries', undefined, 1],
  ['POST', '/search-enquiries', {}, 2],
  ['POST', '/export-personal-data', { contact: 'a@example.org' }, 1],
] as const)('what %s %s was reading when its reader was shut out or demoted is not handed over', async (method, path, body, queries) => {
  for (const [end, code] of [
    [() => disableAdministrator(sql, granter), 401],
    [() => sql`UPDATE administrator SET role = 'administrator', disabled_at = NULL WHERE id = ${id}`, 200],
  ] as const) {
    await enableAdministrator(sql, id);
    bearer = { Authorization: `Bearer ${await logIn(granter)}` };
    const { reading } = await sql.begin(async (tx) => {
      await tx`LOCK TABLE enquiry IN ACCESS EXCLUSIVE MODE`;
      const asked = send(method, path, body, bearer);
      await lockWaits(sql, queries);
      await end();
      return { reading: asked };
    });
    const answered = await reading;
    expect([answered.code, answered.result === null]).toEqual([code, code !== 200]);
  }
});

test('an answer that is dropped says so as any other refusal, and whole', async () => {
  const { reading } = await sql.begin(async (tx) => {
    await tx`LOCK TABLE row_version IN ACCESS EXCLUSIVE MODE`;
    const asked = app.request('/api/get-deleted/places', { headers: bearer });
    await lockWaits(sql);
    await changePerson(sql, id, { role: 'desk' });
    return { reading: asked };
  });
  const response = await reading;
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
  expect(await response.json()).toMatchObject({ status: false, result: null });
});

test('an import under way ends with the right of whoever started it, between two of its steps', async () => {
  const items = Array.from({ length: 120 }, (_, at) => at);
  const parts: number[] = [];
  const importing = writeBulk(sql, { by: granter, table: 'places', what: 'import', items }, async (_tx, part) => {
    parts.push(part.length);
    if (parts.length === 2) await changePerson(sql, id, { role: 'desk' });
  });
  await expect(importing).rejects.toThrow(AuthorShutOut);
  expect(parts).toEqual([50, 50]);
});

test('a change that waited for others while its author was shut out is refused', async () => {
  const { adding } = await sql.begin(async (tx) => {
    await tx`SELECT begin_catalogue_change()`;
    const asked = send('POST', '/add-service', forms.service, bearer);
    await lockWaits(sql);
    await disableAdministrator(sql, granter);
    return { adding: asked };
  });
  expect((await adding).code).toBe(403);
  expect(await sql`SELECT FROM service WHERE name = ${forms.service.name}`).toHaveLength(0);
});
