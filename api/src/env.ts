import { resolve } from 'node:path';
import { loginInput, minPassword } from '@helpdesk/contract/session';
import * as z from 'zod/mini';

import { StartProblem } from '#db/start-problem.ts';

export interface Settings {
  /** 0 lets the system choose a free one. */
  port: number;
  /** Absent: every interface. */
  host?: string;
  dataDir: string;
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl?: string;
  /** Absent: this version's own. For the test of a broken migration. */
  migrationsDir?: string;
  /** Made the first administrator where there is none. */
  firstAdministrator?: { email: string; password: string };
  /** Proxies of ours before the server, each of which appends to X-Forwarded-For. */
  trustedProxyHops: number;
  /** Absent: pictures lie under `dataDir`. */
  bucket?: BucketSettings;
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

const environment = z
  .object({
    PORT: z._default(
      z.string().check(z.refine((text) => /^\d+$/.test(text) && Number(text) < 65_536, 'PORT must be a whole number from 0 to 65535.')),
      '3000',
    ),
    HOST: z.optional(z.string()),
    DATA_DIR: z._default(z.string(), '.data'),
    DATABASE_URL: z.optional(
      z
        .string()
        .check(
          z.refine(
            (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
            'DATABASE_URL must look like postgres://user:password@host:5432/database.',
          ),
        ),
    ),
    MIGRATIONS_DIR: z.optional(z.string()),
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
    S3_ENDPOINT: z.optional(
      z
        .string()
        .check(z.refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'S3_ENDPOINT must look like https://s3.example.org.')),
    ),
    S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]+$/, 'S3_BUCKET is not the name of a bucket.'))),
    S3_REGION: z._default(z.string(), 'us-east-1'),
    S3_KEY: z.optional(z.string()),
    S3_SECRET: z.optional(z.string()),
  })
  .check(
    z.refine(hasNoneOrAll(['ADMIN_EMAIL', 'ADMIN_PASSWORD']), 'ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.'),
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
  return {
    port: Number(read.data.PORT),
    host: read.data.HOST,
    dataDir: resolve(read.data.DATA_DIR),
    databaseUrl: read.data.DATABASE_URL,
    migrationsDir: read.data.MIGRATIONS_DIR,
    firstAdministrator: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL.trim(), password: ADMIN_PASSWORD } : undefined,
    trustedProxyHops: Number(read.data.TRUSTED_PROXY_HOPS),
    bucket:
      S3_ENDPOINT && S3_BUCKET && S3_KEY && S3_SECRET
        ? { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, key: S3_KEY, secret: S3_SECRET }
        : undefined,
  };
}
