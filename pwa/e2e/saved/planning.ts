import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, type Locator, type Page } from '@playwright/test';

import type { Server } from '#e2e/testing/server.ts';

const dayMs = 86_400_000;
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

/** The Sunday after today, `YYYY-MM-DD`. */
export const nextSunday = (() => {
  const at = new Date(`${today}T00:00Z`);
  return new Date(at.getTime() + (7 - at.getUTCDay()) * dayMs).toISOString().slice(0, 10);
})();

export const idOf = (name: string): string => {
  const listing = [...sampleRegion.places, ...sampleRegion.services].find((row) => row.name === name);
  if (!listing) throw new Error(`There is no ${name}.`);
  return listing._id;
};

const allWeek = (opens: string, closes: string) => Array.from({ length: 7 }, () => [{ opens, closes }]);
const museum = [...allWeek('10:00', '17:00').slice(0, 6), []];

/** Gives three places what a plan is told by: hours, and the time they need. */
export async function tellHours(server: Pick<Server, 'change'>): Promise<void> {
  const known = [
    { slug: 'shivneri-fort', week: allWeek('06:00', '18:00'), minutes: 180 },
    { slug: 'tamhane-museum', week: museum, minutes: 45 },
    { slug: 'naneghat', week: allWeek('00:00', '00:00'), minutes: 60 },
  ];
  await server.change(async (tx) => {
    for (const { slug, week, minutes } of known) {
      const hours = { seasons: [{ from: null, to: null, week }], closedOn: [] };
      await tx`UPDATE place SET hours = ${tx.json(hours as never)}, time_needed = ${minutes} WHERE slug = ${slug}`;
    }
  });
}

const stops = (page: Page): Locator => page.getByRole('list', { name: 'Stops' }).getByRole('listitem');

/** The names of the stops, in their order. */
export const expectStops = (page: Page, names: readonly string[]): Promise<void> =>
  expect(stops(page).getByRole('heading', { level: 2 })).toHaveText(names);

export const stopOf = (page: Page, name: string): Locator => stops(page).filter({ has: page.getByRole('heading', { name }) });
