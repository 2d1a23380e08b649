import { serviceAnswer, serviceCalls } from '@helpdesk/contract/calls/services';
import { serviceTypes } from '@helpdesk/contract/rules/service-types';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';

const { read, refusal, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const list = (query = '') => read(serviceCalls.list, `${serviceCalls.list.path}${query}`);
const one = (id: string) => read(serviceCalls.one, `/get-service/${id}`);

test('empty text lists every service', async () => {
  expect(await list('?search=')).toHaveLength(sampleRegion.services.length);
});

test.each(serviceTypes)('the word of its chip lists the services of the type "%s"', async (type) => {
  const found = await list(`?search=${encodeURIComponent(type)}`);
  expect(found.length).toBeGreaterThan(0);
  for (const service of found) expect(service.type).toBe(type);
});

test('a service tells its phones openly, an emergency number as it is', async () => {
  const [emergency] = sampleRegion.services;
  expect(await one(emergency?._id ?? '')).toMatchObject({ name: 'Emergency 112', phones: ['112'], openAlways: true, images: [] });
});

test('a service is added from what it must have alone, and its phones are stored as they are dialled', async () => {
  const { result } = await send('POST', '/add-service', forms.service, bearer);
  const { _id } = result as { _id: string };
  expect(await one(_id)).toMatchObject({ phones: [], openAlways: false, images: [], slug: 'tank-clinic', latitude: 19.3 });
  const changed = { ...forms.service, phones: ['098765 43210', '112'], openAlways: true };
  expect(await send('PUT', `/update-service/${_id}`, changed, bearer)).toMatchObject({
    code: 200,
    displayMessage: 'Service updated successfully',
  });
  expect(serviceAnswer.parse(await one(_id))).toMatchObject({ phones: ['+919876543210', '112'], openAlways: true });
});

test('a type that nobody knows is refused', async () => {
  expect(await send('POST', '/add-service', { ...forms.service, type: 'temple' }, bearer)).toMatchObject({
    code: 400,
    errors: { type: 'Choose what kind of service it is' },
  });
});

test('there is no service of an unknown id', async () => {
  expect(await refusal('/get-service/nowhere')).toEqual([404, 'There is no service at this address.']);
});
