import './node-version.mjs';
import { Stryker } from '@stryker-mutator/core';

import { root } from './paths.mjs';

/** What gets faults, and which tests have to notice them. A further file of an area is a line here. */
const areas = {
  sync: {
    mutate: ['pwa/src/sync/!(*.test).ts', 'pwa/src/sync/guide/!(*.test).ts'],
    tests: ['pwa/src/sync/{,guide/}*.test.ts'],
  },
  outbox: {
    mutate: [
      'pwa/src/sync/outbox/{outbox,outbox-rules,outbox-schedule,push}.ts',
      'pwa/src/local/{outbox-db,outbox-mirror,outbox-storage,mine-db,draft-copies}.ts',
      'pwa/src/mine/!(*.test).ts',
      'pwa/src/sw/outbox.ts',
    ],
    tests: ['pwa/src/sync/outbox/*.test.ts', 'pwa/src/{local,mine,sw}/*.test.ts'],
  },
  search: {
    mutate: ['packages/contract/src/search/!(*.test).ts'],
    tests: ['packages/contract/src/search/*.test.ts'],
  },
  directories: {
    mutate: [
      'packages/contract/src/rules/{letter-groups,listing-filter}.ts',
      'pwa/src/catalogue/search/{search-everything,prepare-search}.ts',
    ],
    tests: [
      'packages/contract/src/{rules/letter-groups,calls/listings}.test.ts',
      'pwa/src/catalogue/{build-catalogue,nearest,regions,search/prepare-search}.test.ts',
    ],
  },
  'page cache': {
    mutate: ['pwa/src/{sw,local}/page-cache.ts'],
    tests: ['pwa/src/sw/page-cache.test.ts'],
  },
  'first paint': {
    mutate: [
      'pwa/src/catalogue/page/!(*.test).ts',
      'pwa/src/catalogue/build-catalogue.ts',
      'pwa/src/platform/load-until-here.ts',
      'packages/contract/src/kinds/{parts,values}.ts',
    ],
    tests: [
      'pwa/src/catalogue/{page/*,build-catalogue,nearest,regions}.test.ts',
      'pwa/src/platform/*.test.ts',
      'packages/contract/src/kinds/*.test.ts',
    ],
  },
};

/** Percent of the faults that a test has to notice, over all areas together. */
const atLeast = 85;

const options = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/setup/mutations.vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // What a file makes once while it loads is half of the time, since each of these faults takes all tests again.
  ignoreStatic: true,
  concurrency: Number(process.env.MUTATIONS_AT_ONCE ?? 2),
  ignorePatterns: ['/api', '/docs', '/pwa/e2e', '/pwa/public', '/packages/bench', 'dist', 'dist-server', '/.data'],
  // Its rewriting of this file needs an API that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  tempDirName: '.data/mutations',
  reporters: process.env.MUTATIONS_REPORTERS?.split(',') ?? ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
};

process.chdir(root);
// Property tests with their full counts would run once for each fault.
delete process.env.TEST_LONG;

// `node packages/setup/mutations.mjs sync 'pwa/src/sync/pull*.ts'`: one area, and of that these files.
const [wanted, ...files] = process.argv.slice(2);
const all = { killed: 0, planted: 0 };
for (const [name, { mutate, tests }] of Object.entries(areas)) {
  if (wanted !== undefined && wanted !== name) continue;
  process.env.TESTS_OF_MUTANTS = JSON.stringify(tests);
  const { killed, planted } = count(await new Stryker({ ...options, mutate: files.length > 0 ? files : mutate }).runMutationTest());
  console.log(`${name}: ${percent(killed, planted)} % of ${planted} faults noticed\n`);
  all.killed += killed;
  all.planted += planted;
}
const reached = percent(all.killed, all.planted);
console.log(`In all ${reached} % of ${all.planted} faults noticed; at least ${atLeast} % have to be.`);
process.exitCode = reached >= atLeast ? 0 : 1;

function count(mutants) {
  const valid = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  return { planted: valid.length, killed: valid.filter(({ status }) => status === 'Killed' || status === 'Timeout').length };
}

function percent(part, whole) {
  return Math.floor((1_000 * part) / whole) / 10;
}
