import './node-version.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { install } from './install.mjs';
import { root } from './paths.mjs';
import { program, refuse, runNode, startNode } from './programs.mjs';

if (process.argv.includes('--long')) process.env.TEST_LONG = '1';

const reports = mkdtempSync(join(tmpdir(), 'helpdesk-reports-'));
let passes = 0;
/** What failed, each by its name and the beginning of why. */
const failures = [];

// Also when a stage gave up: what failed and the sum are always the last lines, for whoever sees only the end of a long log.
process.on('exit', (code) => {
  rmSync(reports, { recursive: true });
  if (code !== 0 && failures.length === 0) failures.push('a stage gave up; its reason is above');
  for (const failure of failures) console.log(`FAILED  ${failure}\n`);
  console.log(`${passes} passed, ${failures.length} failed`);
});

await stage('installing', install);
await stage('finding Chromium', async () => {
  const { findOrInstallChromium } = await import('./chromium.mjs');
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  if (!process.env.CHROMIUM_PATH) {
    refuse('The journeys need a Chromium and none could be installed. Install one and set CHROMIUM_PATH to its path.');
  }
});
await stage('finding PgBouncer', async () => {
  const { findOrInstallPooler } = await import('./pooler.mjs');
  if (!findOrInstallPooler()) console.log('There is none: the tests behind one are skipped.');
});
if (process.env.TEST_LONG) {
  await stage('finding Firefox and WebKitGTK', async () => {
    const { findOrInstallOtherBrowsers, otherBrowsersMissing } = await import('./other-browsers.mjs');
    const found = findOrInstallOtherBrowsers();
    if (!found) refuse(otherBrowsersMissing);
    Object.assign(process.env, found);
  });
  await stage('finding nginx and wrk', async () => {
    const { findOrInstallEdgePrograms, edgeProgramsMissing } = await import('./edge-programs.mjs');
    if (!findOrInstallEdgePrograms()) refuse(edgeProgramsMissing);
  });
}
await stage('checking and building', async () => {
  const { build, buildNewer } = await import('./build.mjs');
  // Beside each other: neither keeps two cores busy all the time.
  const checked = startNode('packages/setup/check.mjs');
  await build();
  await buildNewer();
  count('the check of the sources', await checked);
});
await stage('unit and API tests', () => {
  const report = join(reports, 'vitest.json');
  const config = ['--config', 'packages/setup/vitest.config.mjs'];
  const passed = runNode(program.vitest, ['run', ...config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  countReport('the unit and API tests', passed, report, ({ numPassedTests, testResults }) => ({
    passes: numPassedTests,
    failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile),
  }));
});
await stage('journeys', () => {
  const report = join(reports, 'playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const passed = runNode(program.playwright, ['test', '-c', 'pwa/e2e/playwright.config.ts', '--reporter=list,json'], { env });
  countReport('the journeys', passed, report, ({ stats, suites, errors }) => ({
    passes: stats.expected + stats.flaky,
    failures: [...errors.map(({ message }) => failure('the journeys', message)), ...suites.flatMap(failuresOfSuite)],
  }));
});
if (process.env.TEST_LONG) await stage('mutations', () => count('the mutations', runNode('packages/setup/mutations.mjs')));

process.exitCode = failures.length === 0 ? 0 : 1;

async function stage(name, work) {
  const startedAt = Date.now();
  await work();
  console.log(`${name}: ${((Date.now() - startedAt) / 1_000).toFixed(1)} s\n`);
}

/** A run that failed without a failed test (a crash, an error that no test waited for) counts as one failure. */
function countReport(what, passed, report, read) {
  const counted = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passes: 0, failures: [] };
  passes += counted.passes;
  failures.push(...counted.failures);
  if (!passed && counted.failures.length === 0) failures.push(`${what}, outside any test; the reason is above`);
}

function count(what, passed) {
  if (passed) passes += 1;
  else failures.push(`${what}; the reason is above`);
}

/** Of one file in Vitest's report; a file that does not load has no tests. */
function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const file = relative(root, name);
  return failed.length === 0
    ? [failure(file, message)]
    : failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages[0]));
}

/** Of one suite in Playwright's report, which holds suites in turn. */
function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...suites.flatMap(failuresOfSuite),
    ...failed.map(({ file, title, tests }) => failure(`${file} › ${title}`, tests[0].results[0]?.error?.message)),
  ];
}

function failure(name, reason = '') {
  return [name, ...stripVTControlCharacters(reason).split('\n').slice(0, 12)].join('\n        ').trimEnd();
}
