import { type Heartbeat, kioskCalls, type Pairing } from '@helpdesk/contract/calls/kiosks';
import { expect, type Page } from '@playwright/test';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { rowOf, test } from '#e2e/testing/office.ts';
import type { Server } from '#e2e/testing/server.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { expectTold } from '#e2e/testing/told.ts';

/** What a device sends, without a browser. */
const send = (server: Server, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function pair(server: Server, code: string): Promise<Pairing> {
  const answer = await send(server, kioskCalls.pair.path, { code });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: Pairing }).result;
}

async function readCode(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const code = await dialog.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  return code;
}

test('a kiosk is added, paired by its code, looked after, replaced, revoked and deleted', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/admin/kiosks');
  await expect(page.getByText('then open /kiosk on the device and enter its code.')).toBeVisible();
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);

  await page.getByRole('button', { name: 'Add a kiosk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Bus stand');
  await dialog.getByLabel('PIN').fill('12');
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  await expect(dialog.getByText('Enter 4 to 8 digits', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('PIN')).toBeFocused();
  await dialog.getByLabel('PIN').fill('0420');
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  const code = await readCode(page);
  const row = rowOf(page, 'Bus stand');
  await expect(row.getByText('Not paired yet')).toBeVisible();

  const { token } = await pair(server, code);
  const heartbeat: Heartbeat = { build: 'a1b2c3', epoch: null, seq: 0, waiting: 2, screen: 'asleep', freeBytes: 4_200_000_000 };
  const asKiosk = { Authorization: `Bearer ${token}` };
  expect((await send(server, kioskCalls.heartbeat.path, heartbeat, asKiosk)).status).toBe(200);
  await page.reload();
  for (const state of ['Online', '2 requests waiting', 'Screen asleep', 'Guide out of date'])
    await expect(row.getByText(state)).toBeVisible();
  await expect(row.getByText('Version a1b2c3')).toContainText('4.2\u00a0GB free');
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);

  await row.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Name').fill('Shivneri gate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Kiosk saved');
  const renamed = rowOf(page, 'Shivneri gate');
  await expect(renamed).toBeVisible();

  await renamed.getByRole('button', { name: 'New code' }).click();
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  const second = await pair(server, await readCode(page));
  expect(second.name).toBe('Shivneri gate');
  expect((await send(server, kioskCalls.heartbeat.path, heartbeat, asKiosk)).status).toBe(401);

  await renamed.getByRole('button', { name: 'Unpair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpair' }).click();
  await expect(renamed.getByText('Unpaired', { exact: true })).toBeVisible();
  expect((await send(server, kioskCalls.heartbeat.path, heartbeat, { Authorization: `Bearer ${second.token}` })).status).toBe(401);

  await renamed.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(renamed).toHaveCount(0);
});
