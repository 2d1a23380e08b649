import { resolve } from 'node:path';
import { loginInput, minPassword } from '@helpdesk/contract/calls/session';
import { email } from '@helpdesk/contract/fields';
import { helpdesk } from '@helpdesk/site/helpdesk';
import * as z from 'zod/mini';

import type { AlertSettings } from '#alerts/follow-feed.ts';
import { StartProblem } from '#db/start-problem.ts';
import { isOwnNetwork } from './own-network.ts';

export interface Settings {
  /** 0 lets the system choose a free one. */
  port: number;
  /** Absent: every interface. */
  host?: string;
  dataDir: string;
  /** `https://junnar.example.org`. Absent: the one of each request. */
  siteOrigin?: string;
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl?: string;
  /** Absent: this version's own. For the test of a broken migration. */
  migrationsDir?: string;
  /** Absent: the app that is built in this folder. For the tests of updates. */
  appDir?: string;
  /** Made the first administrator where there is none. */
  firstAdministrator?: { email: string; password: string };
  /** Proxies of ours before the server, each of which appends to X-Forwarded-For. */
  trustedProxyHops: number;
  /** See `submissionLimit`. */
  enquiriesPer10Minutes: number;
  /** Absent: nothing is mailed. */
  mail?: MailSettings;
  /** Absent: no official alerts are shown. */
  alerts?: AlertSettings;
  /** Absent: pictures lie under `dataDir`. */
  bucket?: BucketSettings;
}

/** Where enquiries are mailed. */
interface MailSettings {
  /** May hold a password. */
  smtpUrl: string;
  to: string;
  from: string;
}

/** An S3-compatible bucket. */
interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

const hasNoneOrAll = (names: readonly string[]) => (set: Readonly<Record<string, unknown>>) =>
  new Set(names.map((name) => set[name] === undefined)).size === 1;

/** Past the own network rows go encrypted, to a server whose certificate was looked at, or not at all. */
const isNearOrVerified = ({ hostname, searchParams }: URL): boolean =>
  isOwnNetwork(searchParams.get('host') ?? hostname) || ['verify-full', 'verify-ca'].includes(searchParams.get('sslmode') ?? '');

const emailSetting = (name: string) =>
  z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => email.safeParse(text).success, `${name} is not an e-mail address.`),
    ),
  );

const environment = z
  .object({
    PORT: z._default(
      z.string().check(z.refine((text) => /^\d+$/.test(text) && Number(text) < 65_536, 'PORT must be a whole number from 0 to 65535.')),
      '3000',
    ),
    HOST: z.optional(z.string()),
    DATA_DIR: z._default(z.string(), '.data'),
    SITE_ORIGIN: z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) => /^https?:\/\/[^/?#@]+$/.test(text) && URL.canParse(text),
            'SITE_ORIGIN must look like https://junnar.example.org, without anything after it.',
          ),
        ),
    ),
    DATABASE_URL: z.optional(
      z.string().check(
        z.refine(
          (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
          'DATABASE_URL must look like postgres://user:password@host:5432/database.',
        ),
        z.refine(
          (text) => !URL.canParse(text) || isNearOrVerified(new URL(text)),
          'DATABASE_URL leads past your own network: it needs ?sslmode=verify-full.',
        ),
      ),
    ),
    MIGRATIONS_DIR: z.optional(z.string()),
    APP_DIR: z.optional(z.string()),
    ADMIN_EMAIL: z.optional(
      z
        .string()
        .check(
          z.refine((text) => loginInput.shape.email.safeParse(text).success, 'ADMIN_EMAIL is not an e-mail address that could log in.'),
        ),
    ),
    ADMIN_PASSWORD: z.optional(
      z
        .string()
        .check(
          z.minLength(minPassword, `ADMIN_PASSWORD must have at least ${minPassword} characters.`),
          z.maxLength(200, 'ADMIN_PASSWORD must have at most 200 characters.'),
        ),
    ),
    TRUSTED_PROXY_HOPS: z._default(z.string().check(z.regex(/^\d$/, 'TRUSTED_PROXY_HOPS must be a number from 0 to 9.')), '0'),
    ENQUIRIES_PER_10_MINUTES: z._default(
      z
        .string()
        .check(
          z.refine(
            (text) => /^\d{1,6}$/.test(text) && Number(text) <= 100_000,
            'ENQUIRIES_PER_10_MINUTES must be a whole number from 0 to 100000.',
          ),
        ),
      '10',
    ),
    SMTP_URL: z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text),
            'SMTP_URL must look like smtps://user:password@mail.example.org.',
          ),
        ),
    ),
    HELPDESK_EMAIL: emailSetting('HELPDESK_EMAIL'),
    MAIL_FROM: emailSetting('MAIL_FROM'),
    ALERTS_URL: z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) => text.startsWith('https://') && URL.canParse(text),
            'ALERTS_URL must look like https://alerts.example.org/feed.xml.',
          ),
        ),
    ),
    ALERTS_DISTRICTS: z.optional(z.string()),
    S3_ENDPOINT: z.optional(
      z.string().check(
        z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'S3_ENDPOINT must look like https://s3.example.org.'),
        z.refine(
          (text) => !URL.canParse(text) || text.startsWith('https:') || isOwnNetwork(new URL(text).hostname),
          'S3_ENDPOINT leads past your own network: it must be https.',
        ),
      ),
    ),
    S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]+$/, 'S3_BUCKET is not the name of a bucket.'))),
    S3_REGION: z._default(z.string(), 'us-east-1'),
    S3_KEY: z.optional(z.string()),
    S3_SECRET: z.optional(z.string()),
  })
  .check(
    z.refine(hasNoneOrAll(['ADMIN_EMAIL', 'ADMIN_PASSWORD']), 'ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.'),
    z.refine(
      ({ ALERTS_URL, ALERTS_DISTRICTS }) => ALERTS_URL !== undefined || ALERTS_DISTRICTS === undefined,
      'ALERTS_DISTRICTS belongs to ALERTS_URL: set both, or leave it out.',
    ),
    z.refine(
      hasNoneOrAll(['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET']),
      'S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET belong together: set all or none.',
    ),
  );

/**
 * Every setting, read and checked here and nowhere else; what is empty counts as not set.
 * Throws StartProblem with a sentence that names the first wrong one, never its value: an address may hold a password.
 */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environment.safeParse(filled);
  if (!read.success) throw new StartProblem(read.error.issues[0]?.message);
  const { ADMIN_EMAIL, ADMIN_PASSWORD, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET } = read.data;
  const { ALERTS_URL, ALERTS_DISTRICTS = '' } = read.data;
  const { SMTP_URL, HELPDESK_EMAIL = helpdesk.contacts.other.email, MAIL_FROM = HELPDESK_EMAIL } = read.data;
  return {
    port: Number(read.data.PORT),
    host: read.data.HOST,
    dataDir: resolve(read.data.DATA_DIR),
    siteOrigin: read.data.SITE_ORIGIN,
    databaseUrl: read.data.DATABASE_URL,
    migrationsDir: read.data.MIGRATIONS_DIR,
    appDir: read.data.APP_DIR,
    firstAdministrator: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL.trim(), password: ADMIN_PASSWORD } : undefined,
    trustedProxyHops: Number(read.data.TRUSTED_PROXY_HOPS),
    enquiriesPer10Minutes: Number(read.data.ENQUIRIES_PER_10_MINUTES),
    mail: SMTP_URL ? { smtpUrl: SMTP_URL, to: HELPDESK_EMAIL, from: MAIL_FROM } : undefined,
    alerts: ALERTS_URL
      ? {
          address: ALERTS_URL,
          districts: ALERTS_DISTRICTS.split(',')
            .map((name) => name.trim())
            .filter(Boolean),
        }
      : undefined,
    bucket:
      S3_ENDPOINT && S3_BUCKET && S3_KEY && S3_SECRET
        ? { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, key: S3_KEY, secret: S3_SECRET }
        : undefined,
  };
}
