import { test } from 'vitest';

/** Tests that only `npm run test:long` has. */
export const whenLong = test.skipIf(!process.env.TEST_LONG);
