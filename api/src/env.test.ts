import { expect, test } from 'vitest';

import { readSettings } from './env.ts';

test('without settings everything has a place', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    drainSeconds: 0,
    trustedProxyHops: 0,
    enquiriesPer10Minutes: 10,
    readMsPerSecond: 400,
    firstAdministrator: undefined,
    mail: undefined,
    alerts: undefined,
    bucket: undefined,
  });
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

test('whom mail goes to and comes from is the site’s matter, unless told otherwise', () => {
  const smtpUrl = 'smtps://me:secret@mail.example.org:465';
  const mailOf = (variables: NodeJS.ProcessEnv) => readSettings({ SMTP_URL: smtpUrl, ...variables }).mail;
  expect(mailOf({})).toEqual({ smtpUrl, to: undefined, from: undefined });
  expect(mailOf({ HELPDESK_EMAIL: ' desk@example.org ' })).toEqual({ smtpUrl, to: 'desk@example.org', from: undefined });
  expect(mailOf({ MAIL_FROM: 'site@example.org' })).toEqual({ smtpUrl, to: undefined, from: 'site@example.org' });
});

test('the feed of alerts is read, and the districts that it is asked for', () => {
  const ALERTS_URL = 'https://alerts.example.org/feed.xml';
  expect(readSettings({ ALERTS_URL }).alerts).toEqual({ address: ALERTS_URL, districts: [] });
  expect(readSettings({ ALERTS_URL, ALERTS_DISTRICTS: 'Pune, पुणे,,' }).alerts?.districts).toEqual(['Pune', 'पुणे']);
});

test('a backup is made every night, at another time or never', () => {
  expect(readSettings({}).backupAt).toBe('02:30');
  expect(readSettings({ BACKUP_AT: '23:05' }).backupAt).toBe('23:05');
  expect(readSettings({ BACKUP_AT: 'never' }).backupAt).toBeUndefined();
});

test('metrics are served where it is asked for, on this machine alone unless told otherwise', () => {
  expect(readSettings({}).metrics).toBeUndefined();
  expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics).toEqual({ port: 9464, host: '10.0.0.5' });
});

test('the origin of the site is read', () => {
  expect(readSettings({ SITE_ORIGIN: 'https://junnar.example.org' }).siteOrigin).toBe('https://junnar.example.org');
});

test.each([
  'postgres://me@db.example.org/junnar?sslmode=verify-full',
  'postgres://me@10.0.0.5/junnar',
  'postgres://me@database/junnar',
  'postgres:///junnar?host=/var/run/postgresql',
])('the database of %s may be reached as it says', (url) => {
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test.each(['0', '1', '100000'])('%s enquiries per 10 minutes are possible', (text) => {
  expect(readSettings({ ENQUIRIES_PER_10_MINUTES: text }).enquiriesPer10Minutes).toBe(Number(text));
});

test.each(['1', '400', '999999'])('%s milliseconds of work a second are possible', (text) => {
  expect(readSettings({ READ_MS_PER_SECOND: text }).readMsPerSecond).toBe(Number(text));
});

test.each([
  [{ DRAIN_SECONDS: '601' }, 'DRAIN_SECONDS must be'],
  [{ BACKUP_AT: '24:00' }, 'BACKUP_AT must be'],
  [{ SLOW_QUERY_MS: '0' }, 'SLOW_QUERY_MS must be'],
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT must be'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be json or text.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
  [{ ADMIN_EMAIL: 'asha@example.photography', ADMIN_PASSWORD: 'twelve chars' }, 'ADMIN_EMAIL is not'],
  [{ ADMIN_EMAIL: 'asha@example.org', ADMIN_PASSWORD: 'eleven char' }, 'ADMIN_PASSWORD must have at least 12 characters.'],
  [{ ADMIN_EMAIL: 'asha@example.org' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
  [{ ADMIN_PASSWORD: 'twelve chars' }, 'ADMIN_EMAIL and ADMIN_PASSWORD belong together'],
  [{ TRUSTED_PROXY_HOPS: 'all' }, 'TRUSTED_PROXY_HOPS must be a number'],
  [{ ENQUIRIES_PER_10_MINUTES: '100001' }, 'ENQUIRIES_PER_10_MINUTES must be a whole number'],
  [{ ENQUIRIES_PER_10_MINUTES: '-1' }, 'ENQUIRIES_PER_10_MINUTES must be a whole number'],
  [{ ENQUIRIES_PER_10_MINUTES: '1e3' }, 'ENQUIRIES_PER_10_MINUTES must be a whole number'],
  [{ READ_MS_PER_SECOND: '0' }, 'READ_MS_PER_SECOND must be a whole number'],
  [{ READ_MS_PER_SECOND: '1000000' }, 'READ_MS_PER_SECOND must be a whole number'],
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like'],
  [{ SMTP_URL: 'https://me:secret@mail.example.org' }, 'SMTP_URL must look like'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must look like'],
  [{ HELPDESK_EMAIL: 'help@example.org\r\nBcc: all@example.org' }, 'HELPDESK_EMAIL is not an e-mail address.'],
  [{ MAIL_FROM: 'help' }, 'MAIL_FROM is not an e-mail address.'],
  [{ SITE_ORIGIN: 'junnar.example.org' }, 'SITE_ORIGIN must look like'],
  [{ SITE_ORIGIN: 'https://junnar.example.org/' }, 'SITE_ORIGIN must look like'],
  [{ S3_BUCKET: 'junnar' }, 'belong together: set all or none.'],
  [{ ALERTS_URL: 'http://alerts.example.org/feed.xml' }, 'ALERTS_URL must look like'],
  [{ ALERTS_URL: 'https://' }, 'ALERTS_URL must look like'],
  [{ ALERTS_DISTRICTS: 'Pune' }, 'ALERTS_DISTRICTS belongs to'],
  [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must look like'],
  [{ S3_ENDPOINT: 'http://s3.example.org' }, 'S3_ENDPOINT leads past your own network'],
  [{ DATABASE_URL: 'postgres://me:secret@db.example.org/junnar' }, 'it needs ?sslmode=verify-full.'],
  [{ DATABASE_URL: 'postgres://me:secret@db.example.org/junnar?sslmode=require' }, 'it needs ?sslmode=verify-full.'],
  [{ DATABASE_URL: 'postgres://me:secret@[2001:db8::1]/junnar' }, 'it needs ?sslmode=verify-full.'],
  [{ DATABASE_URL: 'postgres://me:secret@localhost/junnar?host=db.example.org' }, 'it needs ?sslmode=verify-full.'],
])('%j is refused with a sentence, without its value', (variables: NodeJS.ProcessEnv, sentence) => {
  expect(() => readSettings(variables)).toThrow(sentence);
  expect(() => readSettings(variables)).not.toThrow(variables.ADMIN_PASSWORD ?? 'nothing');
});
