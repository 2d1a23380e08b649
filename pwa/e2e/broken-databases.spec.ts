import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

import { test } from './networked-phone.ts';
import { kept, tellAll } from './outbox-driver.ts';
import { expectUpToDate } from './stored-catalogue.ts';

const enquiry = {
  name: 'Traveller',
  email: 'traveller@example.org',
  phone: '+919876543210',
  queryType: 'Feedback/Grievance',
  comment: 'The gate was closed.',
};

/** Whether the second copy is on the disk: Chromium takes some seconds over that. */
function isMirrored(profile: string, id: string): boolean {
  const folder = join(profile, 'Default/Local Storage/leveldb');
  return readdirSync(folder).some((name) => name.endsWith('.log') && readFileSync(join(folder, name)).includes(`outbox:${id}`));
}

/** As a torn file does: the browser will find the databases of the origin broken, and throw all of them away. */
function breakDatabases(profile: string): void {
  const folder = join(profile, 'Default/IndexedDB');
  const ours = readdirSync(folder).filter((name) => name.endsWith('.leveldb'));
  expect(ours).toHaveLength(1);
  for (const name of ours) writeFileSync(join(folder, name, 'CURRENT'), '');
}

test('a browser that finds its databases broken has the guide again, and sends what waited in them', async ({
  regular: phone,
  server,
  network,
}) => {
  await phone.page.goto('/');
  network.decide(() => ({ kind: 'lost request' }));
  const id = randomUUID();
  await tellAll(phone.page, [{ id, body: enquiry }]);
  expect(await kept(phone.page)).toContainEqual(expect.objectContaining({ id, state: 'queued' }));
  await expect.poll(() => isMirrored(phone.profile, id)).toBe(true);
  await phone.killAndReopen(() => breakDatabases(phone.profile));
  network.decide(() => ({ kind: 'none' }));
  await phone.page.goto('/');
  await expect
    .poll(async () => (await server.read((sql) => sql<{ key: string }[]>`SELECT key::text FROM enquiry`)).map(({ key }) => key))
    .toEqual([id]);
  await expectUpToDate(phone.page, server);
});
