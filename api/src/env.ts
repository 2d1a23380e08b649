import { resolve } from 'node:path';
import { loginInput, minPassword } from '@helpdesk/contract/calls/session';
import { email } from '@helpdesk/contract/fields';
import { siteName } from '@helpdesk/site/folder';
import * as z from 'zod/mini';

import type { AlertSettings } from '#alerts/follow-feed.ts';
import { hostsOf } from '#db/pool/hosts.ts';
import { StartProblem } from '#db/start-problem.ts';
import type { LogForm } from './logger.ts';
import { ownSites } from './own-files.ts';
import { isOwnNetwork } from './own-network.ts';

export interface Settings {
  /** 0 lets the system choose a free one. */
  port: number;
  /** Absent: every interface. */
  host?: string;
  /** How long requests are still taken after the server was asked to stop. */
  drainSeconds: number;
  dataDir: string;
  /** `https://junnar.example.org`. Absent: the one of each request. */
  siteOrigin?: string;
  /** Host names from which visitors are led to `siteOrigin`; a site's folder says them. */
  otherHosts?: readonly string[];
  /** Absent: as suits whoever reads standard output. */
  logFormat?: LogForm['format'];
  logLevel: LogForm['level'];
  /** When the backup of every day is made, by the region's clock. Absent: never. */
  backupAt?: string;
  /** Where metrics are served. Absent: nowhere. */
  metrics?: { port: number; host: string };
  /** A statement that takes as long is noted, in milliseconds. */
  slowQueryMs: number;
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl?: string;
  /** See `settingsOfSite`. */
  isBeside?: boolean;
  /** Rows of the catalogue are read from it. Absent: from the database itself. */
  replicaUrl?: string;
  /** Whether the server applies migrations when it starts; else `npm run migrate` did. */
  migrates: boolean;
  /** Absent: this version's own. For the test of a broken migration. */
  migrationsDir?: string;
  /** Absent: the app that is built in this folder. For the tests of updates. */
  appDir?: string;
  /** The folder that holds one folder for each site. */
  sitesDir: string;
  /** The site that answers for every host that is no other site's. */
  site: string;
  /** Made the first administrator where there is none. */
  firstAdministrator?: { email: string; password: string };
  /** Proxies of ours before the server, each of which appends to X-Forwarded-For. */
  trustedProxyHops: number;
  /** See `submissionLimit`. */
  enquiriesPer10Minutes: number;
  /** Milliseconds of one core, see `readBudget`. */
  readMsPerSecond: number;
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
  /** Absent: the address that the site itself names. */
  to?: string;
  /** Absent: where they are mailed to. */
  from?: string;
}

/** An S3-compatible bucket. */
interface BucketSettings {
  /** Where in it everything lies. Absent: at its top. */
  folder?: string;
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

const databaseSetting = (name: string) =>
  z.optional(
    z.string().check(
      z.refine(
        (text) => hostsOf(text) !== undefined,
        `${name} must look like postgres://user:password@host:5432/database, or name several hosts with commas.`,
      ),
      z.refine(
        (text) => (hostsOf(text)?.urls ?? []).every((url) => isNearOrVerified(new URL(url))),
        `${name} leads past your own network: it needs ?sslmode=verify-full.`,
      ),
    ),
  );

const environment = z
  .object({
    PORT: z._default(
      z.string().check(z.refine((text) => /^\d+$/.test(text) && Number(text) < 65_536, 'PORT must be a whole number from 0 to 65535.')),
      '3000',
    ),
    HOST: z.optional(z.string()),
    DRAIN_SECONDS: z._default(
      z
        .string()
        .check(z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= 600, 'DRAIN_SECONDS must be a whole number from 0 to 600.')),
      '0',
    ),
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
    BACKUP_AT: z._default(
      z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|never)$/, 'BACKUP_AT must be a time such as 02:30, or never.')),
      '02:30',
    ),
    METRICS_PORT: z.optional(
      z
        .string()
        .check(z.refine((text) => /^\d+$/.test(text) && Number(text) < 65_536, 'METRICS_PORT must be a whole number from 0 to 65535.')),
    ),
    METRICS_HOST: z._default(z.string(), '127.0.0.1'),
    SLOW_QUERY_MS: z._default(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'SLOW_QUERY_MS must be a whole number from 1 to 999999.')),
      '1000',
    ),
    LOG_FORMAT: z.optional(z.enum(['json', 'text'], 'LOG_FORMAT must be json or text.')),
    LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error'], 'LOG_LEVEL must be debug, info, warn or error.'), 'info'),
    DATABASE_URL: databaseSetting('DATABASE_URL'),
    READ_DATABASE_URL: databaseSetting('READ_DATABASE_URL'),
    MIGRATE_AT_START: z._default(z.enum(['yes', 'no'], 'MIGRATE_AT_START must be yes or no.'), 'yes'),
    MIGRATIONS_DIR: z.optional(z.string()),
    APP_DIR: z.optional(z.string()),
    SITES_DIR: z.optional(z.string()),
    SITE: z._default(z.string().check(z.regex(siteName, 'SITE must be the name of a folder of SITES_DIR.')), 'junnar'),
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
    READ_MS_PER_SECOND: z._default(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'READ_MS_PER_SECOND must be a whole number from 1 to 999999.')),
      '400',
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
  const { SMTP_URL, HELPDESK_EMAIL, MAIL_FROM } = read.data;
  return {
    port: Number(read.data.PORT),
    host: read.data.HOST,
    drainSeconds: Number(read.data.DRAIN_SECONDS),
    dataDir: resolve(read.data.DATA_DIR),
    siteOrigin: read.data.SITE_ORIGIN,
    backupAt: read.data.BACKUP_AT === 'never' ? undefined : read.data.BACKUP_AT,
    metrics: read.data.METRICS_PORT === undefined ? undefined : { port: Number(read.data.METRICS_PORT), host: read.data.METRICS_HOST },
    slowQueryMs: Number(read.data.SLOW_QUERY_MS),
    logFormat: read.data.LOG_FORMAT,
    logLevel: read.data.LOG_LEVEL,
    databaseUrl: read.data.DATABASE_URL,
    replicaUrl: read.data.READ_DATABASE_URL,
    migrates: read.data.MIGRATE_AT_START === 'yes',
    migrationsDir: read.data.MIGRATIONS_DIR,
    appDir: read.data.APP_DIR,
    sitesDir: resolve(read.data.SITES_DIR ?? ownSites),
    site: read.data.SITE,
    firstAdministrator: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL.trim(), password: ADMIN_PASSWORD } : undefined,
    trustedProxyHops: Number(read.data.TRUSTED_PROXY_HOPS),
    enquiriesPer10Minutes: Number(read.data.ENQUIRIES_PER_10_MINUTES),
    readMsPerSecond: Number(read.data.READ_MS_PER_SECOND),
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
