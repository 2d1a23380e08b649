import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

import { root } from './paths.mjs';

/** The tests of one area of `mutations.mjs`, in the copy of the project in which Stryker plants its faults. */
// A vitest configuration must be a default export.
export default defineConfig({
  root,
  // node_modules leads out of the copy, to the sources without a fault.
  resolve: { alias: [{ find: /^@helpdesk\/contract\/(.*)$/, replacement: join(root, 'packages/contract/src/$1.ts') }] },
  test: {
    include: JSON.parse(process.env.TESTS_OF_MUTANTS ?? '[]'),
    // A fault is to be noticed by a sentence, and within seconds.
    exclude: ['**/*.property.test.ts', '**/node_modules/**'],
    setupFiles: [join(root, 'packages/setup/mutations.setup.mjs')],
    testTimeout: 60_000,
    isolate: false,
  },
});
