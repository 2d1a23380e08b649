import { expect, test } from 'vitest';

import { emptyRow } from '#kinds/values.ts';
import { serviceTypes } from '#rules/service-types.ts';
import { catalogueRowLists } from '#sync/rows.ts';
import { serviceCalls, serviceInput } from './services.ts';

const service = {
  name: 'Kukadi Rural Hospital',
  type: 'hospital',
  content: 'Emergency ward.',
  mapURL: 'https://www.openstreetmap.org/?mlat=19.2061&mlon=73.8785',
  regionId: 'r1',
};
const messageFor = (change: object) => serviceInput.safeParse({ ...service, ...change }).error?.issues[0]?.message;

test('a service needs a name, a type, a content, a map link and a region, and no picture', () => {
  expect(messageFor({})).toBeUndefined();
  const said = serviceInput.safeParse({}).error?.issues.map(({ message }) => message);
  expect(new Set(said)).toEqual(
    new Set(['form_name_required', 'form_service_type_required', 'form_content_required', 'form_map_url_required', 'form_region_required']),
  );
});

test('a service may have phones, pictures, a point and translations, and be open around the clock', () => {
  const more = {
    phones: ['9876543210', '112'],
    openAlways: true,
    latitude: 19.2,
    longitude: 73.8,
    images: ['/images/hospital-1-1280.webp'],
    translations: { mr: { name: 'रुग्णालय' } },
  };
  expect(serviceInput.parse({ ...service, ...more }).phones).toEqual(['+919876543210', '112']);
});

test.each(serviceTypes)('a service may be of the type "%s"', (type) => {
  expect(messageFor({ type })).toBeUndefined();
});

test.each(['temple', 'Hospital', '', ['hospital'], null])('a service of the type %j is refused', (type) => {
  expect(messageFor({ type })).toBe('form_service_type_required');
});

test('an app that does not know a type reads it as another one', () => {
  const row = { ...emptyRow('services'), _id: 's1', seq: 1, type: 'ropeway' };
  expect(catalogueRowLists.services.parse([row])[0]?.type).toBe('other');
});

test.each([
  [{ phones: ['98x'] }, 'error_contact_number'],
  [{ phones: [''] }, 'error_contact_number'],
  [{ phones: ['112', '108', '100', '101', '102', '103'] }, expect.anything()],
  [{ bestSeason: 'October' }, expect.anything()],
  [{ nearbyPlaceIds: [] }, expect.anything()],
  [{ isAdmin: true }, expect.anything()],
])('of a service %j is refused', (change, message) => {
  expect(messageFor(change)).toEqual(message);
});

test('the star sends the popular flag alone', () => {
  expect(serviceCalls.update.body.safeParse({ popular: true }).success).toBe(true);
});
