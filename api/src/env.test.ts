import { expect, test } from 'vitest';

import { readSettings } from './env.ts';

test('without settings everything has a place', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, trustedProxyHops: 0, firstAdministrator: undefined, bucket: undefined });
});

test('the first administrator and the bucket are read', () => {
  const bucket = { S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'junnar', S3_KEY: 'key', S3_SECRET: 'secret' };
  expect(
    readSettings({ ADMIN_EMAIL: ' asha@example.org ', ADMIN_PASSWORD: 'twelve chars', TRUSTED_PROXY_HOPS: '1', ...bucket }),
  ).toMatchObject({
    firstAdministrator: { email: 'asha@example.org', password: 'twelve chars' },
    trustedProxyHops: 1,
    bucket: { endpoint: 'https://s3.example.org', bucket: 'junnar', region: 'us-east-1', key: 'key', secret: 'secret' },
  });
});

test.each([
  [{ ADMIN_EMAIL: 'asha@example.photography', ADMIN_PASSWORD: 'twelve chars' }, 'ADMIN_EMAIL is not'],
  [{ ADMIN_EMAIL: 'asha@example.org', ADMIN_PASSWORD: 'eleven char' }, 'ADMIN_PASSWORD must have at least 12 characters.'],
  [{ ADMIN_EMAIL: 'asha@example.org' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
  [{ ADMIN_PASSWORD: 'twelve chars' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
  [{ TRUSTED_PROXY_HOPS: 'all' }, 'TRUSTED_PROXY_HOPS must be a number'],
  [{ S3_BUCKET: 'junnar' }, 'belong together: set all or none.'],
  [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must look like'],
])('%j is refused with a sentence, without its value', (variables: NodeJS.ProcessEnv, sentence) => {
  expect(() => readSettings(variables)).toThrow(sentence);
  expect(() => readSettings(variables)).not.toThrow(variables.ADMIN_PASSWORD ?? 'nothing');
});
