/** The run of full counts, all widths and displays: `npm run test:long`. */
export const long = Boolean(process.env.TEST_LONG);

/** The tag of journeys that only that run has: `test('…', inLongRun, async () => …)`. */
export const inLongRun = { tag: '@long' };
