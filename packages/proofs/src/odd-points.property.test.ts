import { directories } from '@helpdesk/api/src/spreadsheets/directories.ts';
import { columnNames } from '@helpdesk/api/src/spreadsheets/export.ts';
import { planOf } from '@helpdesk/api/src/spreadsheets/plan.ts';
import { readSheet } from '@helpdesk/api/src/spreadsheets/reading/file.ts';
import { sampleApp } from '@helpdesk/api/src/testing/sample-app.ts';
import { forms } from '@helpdesk/api/src/testing/sample-forms.ts';
import { oddPoint } from '@helpdesk/contract/rules/map/odd-point';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { listingInputOf, listingValues } from '@helpdesk/pwa/src/admin/fields/listing-values.ts';
import { keptPoint, swappedPoint } from '@helpdesk/pwa/src/admin/fields/point-values.ts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { m } from '@helpdesk/words/messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const now = Date.parse('2026-11-27T09:00:00Z');
const { send, logIn } = await sampleApp({ now: () => now });
const bearer = { Authorization: `Bearer ${await logIn('admin@example.org', new Date(now))}` };
const questions = { swapped: m.error_point_swapped, nowhere: m.error_point_nowhere, far: m.error_point_far };

const sample = sampleRegion as unknown as CatalogueRows;
const region = [...sample.places, ...sample.resorts, ...sample.restaurants, ...sample.services].flatMap(({ latitude, longitude }) =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }],
);

const decimals = 10_000;
const degrees = (most: number) => fc.integer({ min: -most * decimals, max: most * decimals }).map((each) => each / decimals);
const near = fc.record({ latitude: degrees(1).map((by) => by + 19.2), longitude: degrees(1).map((by) => by + 73.9) });
/** Right, swapped, anywhere and nowhere; as a form and a cell hold them. */
const point = fc
  .oneof(
    near,
    near.map(({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude })),
    fc.record({ latitude: degrees(90), longitude: degrees(180) }),
    fc.constant({ latitude: 0, longitude: 0 }),
  )
  .map(({ latitude, longitude }) => ({ latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)) }));
const letters = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude: `${latitude < 0 ? 'S' : 'N'} ${Math.abs(latitude)}°`,
  longitude: `${longitude < 0 ? 'W' : 'E'} ${Math.abs(longitude)}°`,
});

let times = 0;
const typed = (values: object) => ({ ...listingValues('services', undefined), mapURL: 'https://maps.app.goo.gl/AbC9', ...values });
const saved = (values: ReturnType<typeof typed>) => {
  const { latitude, longitude, pointConfirmed } = listingInputOf('services', values);
  times += 1;
  const body = { ...forms.service, name: `Asked ${times}`, unpublished: true, latitude, longitude, pointConfirmed };
  return send('POST', '/add-service', body, bearer);
};

async function inSpreadsheet(cells: { latitude: string; longitude: string }) {
  const [first] = sample.services;
  const file = Buffer.from(`_id,latitude,longitude\r\n${first?._id},${cells.latitude},${cells.longitude}\r\n`);
  const { lines } = await readSheet(file, columnNames(directories.services));
  const known = { before: new Map(), gone: {}, hidden: [], isGone: () => false, today: '2026-11-27' };
  const asked = await planOf(directories.services, sample, lines, known);
  const kept = await planOf(directories.services, sample, lines, known, new Set(['2:point']));
  expect([asked.refused, kept.refused, kept.points]).toEqual([[], [], []]);
  return asked.points[0]?.odd;
}

test('the form, a call and a spreadsheet ask the same of a point, and take what is confirmed or put right', async () => {
  await fc.assert(
    fc.asyncProperty(point, async (at) => {
      const odd = oddPoint(at, region);
      const cells = letters(at);
      const values = typed(cells);
      expect(await inSpreadsheet(cells)).toEqual(odd && `error_point_${odd}`);
      const answer = await saved(values);
      expect([answer.code, answer.errors]).toEqual(odd ? [400, { latitude: questions[odd]() }] : [201, undefined]);
      if (odd) expect(await saved({ ...values, ...keptPoint(values) })).toMatchObject({ code: 201 });
      if (odd === 'swapped') expect(await saved({ ...values, ...swappedPoint(values) })).toMatchObject({ code: 201 });
    }),
    { numRuns: 40 },
  );
});

test('of another point than the kept one it is asked again', async () => {
  const values = typed({ latitude: '51.5', longitude: '-0.12' });
  expect(await saved({ ...values, ...keptPoint(values), latitude: '51.6' })).toMatchObject({ code: 400 });
});

test('a client that names no coordinates is not asked: its map link is taken as it is', async () => {
  const mapURL = 'https://www.openstreetmap.org/?mlat=73.8757&mlon=19.2083';
  expect(await send('POST', '/add-service', { ...forms.service, name: 'Linked', mapURL }, bearer)).toMatchObject({ code: 201 });
});
