import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

import { root } from './paths.mjs';

/** Milliseconds; ends only what hangs: a machine may be as slow as it likes. */
const patience = (process.env.TEST_LONG ? 60 : 20) * 60_000;
const database = join(root, 'api/src/db/testing/test-server.ts');
const builtServer = join(root, 'packages/setup/built-server.mjs');

// A vitest configuration must be a default export.
export default defineConfig({
  root,
  test: {
    // Servers and tests have all messages, and are in a site.
    setupFiles: [join(root, 'packages/words/src/all-messages.ts'), join(root, 'packages/site/src/testing/junnar.ts')],
    testTimeout: patience,
    hookTimeout: patience,
    // A test whose only expectations stand in a loop or a callback that never ran would prove nothing.
    expect: { requireAssertions: true },
    // Files share what they import, which is most of their time: each leaves the world as it found it.
    isolate: false,
    // One core would be left for others.
    maxWorkers: '100%',
    projects: [
      { extends: true, root, test: { name: 'packages', pool: 'threads', include: ['packages/!(proofs)/**/*.test.{ts,mjs}'] } },
      {
        extends: true,
        root: join(root, 'api'),
        test: { name: 'api', include: ['src/**/*.test.ts'], globalSetup: [database, builtServer] },
      },
      {
        extends: true,
        root: join(root, 'packages/proofs'),
        test: { name: 'proofs', include: ['src/**/*.test.ts'], globalSetup: [database] },
      },
      { extends: true, root: join(root, 'pwa'), test: { name: 'pwa', pool: 'threads', include: ['src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
