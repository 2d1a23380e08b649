import { expect, type Page } from '@playwright/test';

import { logInAt } from './office.ts';
import type { Server } from './server.ts';

/** As it stands on the counter. */
export const counter = { width: 1080, height: 1920 };
export const exitPin = '246810';

/** A kiosk that the back-office makes, and the code that pairs its device. */
export async function newKiosk(server: Pick<Server, 'address'>, name = 'Counter'): Promise<{ id: string; code: string }> {
  const { token } = await logInAt(server);
  const answer = await fetch(`${server.address}/api/admin/kiosks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ name, pin: exitPin }),
  });
  const body = (await answer.json()) as { result: { id: string; code: string } };
  return body.result;
}

/** Ends a pairing at the office. */
export async function revokeKiosk(server: Pick<Server, 'address'>, id: string): Promise<void> {
  const { token } = await logInAt(server);
  await fetch(`${server.address}/api/admin/kiosks/${id}/revoke`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
}

/** Makes the page's browser a kiosk, as staff do, and waits for its attract screen. Needs a server with the office's administrator. */
export async function pairedKiosk(page: Page, server: Pick<Server, 'address'>, name?: string): Promise<{ id: string }> {
  const { id, code } = await newKiosk(server, name);
  await page.goto('/kiosk');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Pair' }).click();
  await attracting(page);
  return { id };
}

/** Nobody is here, and whoever comes may begin. */
export const attracting = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Let’s Start' })).toBeEnabled();

/** Somebody touches the screen. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Let’s Start' }).click();
  await expect(page.getByRole('heading', { name: 'What would you like to see?' })).toBeVisible();
}

/** Opens an address within the visit, as a link does. */
export async function openOnKiosk(page: Page, address: string): Promise<void> {
  // A sign of whoever is here.
  await page.mouse.wheel(0, 1);
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // A short link leads on to its listing.
  if (!address.startsWith('/q/')) await page.waitForFunction((to) => decodeURI(location.href).endsWith(decodeURI(to)), address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}
