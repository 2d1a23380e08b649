import './node-version.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { program, refuse, runNode } from './programs.mjs';

if (process.argv.includes('--long')) process.env.TEST_LONG = '1';

const reports = mkdtempSync(join(tmpdir(), 'helpdesk-reports-'));
const counts = { passed: 0, failed: 0 };

// Also when a stage gave up: the sum is always the last line.
process.on('exit', (code) => {
  rmSync(reports, { recursive: true });
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
});

await stage('installing', install);
await stage('finding Chromium', async () => {
  const { findOrInstallChromium } = await import('./chromium.mjs');
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  if (!process.env.CHROMIUM_PATH) {
    refuse('The journeys need a Chromium and none could be installed. Install one and set CHROMIUM_PATH to its path.');
  }
});
if (process.env.TEST_LONG) {
  await stage('finding Firefox and WebKitGTK', async () => {
    const { findOrInstallOtherBrowsers, otherBrowsersMissing } = await import('./other-browsers.mjs');
    const found = findOrInstallOtherBrowsers();
    if (!found) refuse(otherBrowsersMissing);
    Object.assign(process.env, found);
  });
}
await stage('checking', () => count(runNode('packages/setup/check.mjs')));
await stage('building', async () => {
  const { build } = await import('./build.mjs');
  await build();
});
await stage('unit and API tests', () => {
  const report = join(reports, 'vitest.json');
  const config = ['--config', 'packages/setup/vitest.config.mjs'];
  const passed = runNode(program.vitest, ['run', ...config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  countReport(report, passed, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]);
});
await stage('journeys', () => {
  const report = join(reports, 'playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const passed = runNode(program.playwright, ['test', '-c', 'pwa/e2e/playwright.config.ts', '--reporter=list,json'], { env });
  countReport(report, passed, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
});

process.exitCode = counts.failed === 0 ? 0 : 1;

async function stage(name, work) {
  const startedAt = Date.now();
  await work();
  console.log(`${name}: ${((Date.now() - startedAt) / 1_000).toFixed(1)} s\n`);
}

/** A run that failed without a failed test (a file that does not load, a crash) counts as one failure. */
function countReport(report, passed, read) {
  const [passes, failures] = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0];
  counts.passed += passes;
  counts.failed += passed ? failures : Math.max(failures, 1);
}

function count(passed) {
  counts[passed ? 'passed' : 'failed'] += 1;
}
