import { buildServer } from './build.mjs';

/** What vitest calls before the tests of the server: some start it as `npm start` does. */
export const setup = () => buildServer();
