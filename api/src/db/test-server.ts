import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import { connect } from './sql.ts';
import { databaseUrl } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated, empty database on the server of this run; test files copy it. */
    templateUrl: string;
  }
}

/** Once per run: a server (TEST_DATABASE_URL, else an embedded one of its own) with a migrated template. */
export async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} } : await startThrowaway();
  const name = `helpdesk_template_${process.pid}`;
  const templateUrl = databaseUrl(server.url, name);
  const admin = connect(server.url, { max: 1 });
  await admin`CREATE DATABASE ${admin(name)}`;
  const template = connect(templateUrl, { max: 1 });
  await migrate(template);
  await template.end();
  project.provide('templateUrl', templateUrl);
  return async () => {
    await admin`DROP DATABASE ${admin(name)}`;
    await admin.end();
    await server.stop();
  };
}

async function startThrowaway() {
  const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-test-'));
  const server = await startEmbeddedPostgres(dataDir);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
