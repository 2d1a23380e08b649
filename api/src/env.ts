import { resolve } from 'node:path';
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
}

const environment = z.object({
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
});

/**
 * Every setting, read and checked here and nowhere else; what is empty counts as not set.
 * Throws StartProblem with a sentence that names the first wrong one, never its value: an address may hold a password.
 */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environment.safeParse(filled);
  if (!read.success) throw new StartProblem(read.error.issues[0]?.message);
  return {
    port: Number(read.data.PORT),
    host: read.data.HOST,
    dataDir: resolve(read.data.DATA_DIR),
    databaseUrl: read.data.DATABASE_URL,
    migrationsDir: read.data.MIGRATIONS_DIR,
  };
}
