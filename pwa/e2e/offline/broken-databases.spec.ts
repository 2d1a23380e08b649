import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/networked-phone.ts';
import { kept, tellAll } from '#e2e/testing/outbox-driver.ts';
import { expectUpToDate } from '#e2e/testing/stored-catalogue.ts';

const enquiry = {
  name: 'Traveller',
  email: 'traveller@example.org',
  phone: '+919876543210',
  queryType: 'Feedback/Grievance',
  comment: 'The gate was closed.',
};

/** Whether the text is on the disk: Chromium takes 5 s to a minute over that. */
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

/** Where there are none, as over plain http, this is all that is left. */
function loseCaches(profile: string): void {
  const folder = join(profile, 'Default/Service Worker/CacheStorage');
  expect(readdirSync(folder)).not.toHaveLength(0);
  rmSync(folder, { recursive: true });
}

const copies = [
  { where: 'in a cache, though it was killed at once', runs: {}, comes: async () => undefined, lose: () => undefined },
  {
    where: 'in local storage',
    runs: inLongRun,
    comes: (profile: string, id: string) => expect.poll(() => isMirrored(profile, id)).toBe(true),
    lose: loseCaches,
  },
];

for (const { where, runs, comes, lose } of copies) {
  test(
    `a browser that finds its databases broken has the guide again, and sends what waited in them from its copy ${where}`,
    runs,
    async ({ regular: phone, server, network }) => {
      await phone.page.goto('/');
      network.decide(() => ({ kind: 'lost request' }));
      const id = randomUUID();
      await tellAll(phone.page, [{ id, body: enquiry }]);
      expect(await kept(phone.page)).toContainEqual(expect.objectContaining({ id, state: 'queued' }));
      await comes(phone.profile, id);
      await phone.killAndReopen(() => {
        breakDatabases(phone.profile);
        lose(phone.profile);
      });
      network.decide(() => ({ kind: 'none' }));
      await phone.page.goto('/');
      await expect
        .poll(async () => (await server.read((sql) => sql<{ key: string }[]>`SELECT key::text FROM enquiry`)).map(({ key }) => key))
        .toEqual([id]);
      await expectUpToDate(phone.page, server);
    },
  );
}
