import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { keep } from './keep.mjs';
import { readSettings } from './settings.mjs';

/** As the app of a kiosk does. */
const kioskPage = `<!doctype html><html data-mode="kiosk"><div id="root"><p>Junnar</p></div><script>
window.kioskAlive = 0;
setInterval(() => { if (document.getElementById('root').childElementCount) window.kioskAlive += 1; }, 100);
</script></html>`;

let server;
let address;
let profile;
let stop;
let kept;
/** Why it was started anew, and the browsers. */
let said;
let browsers;
/** Called in the middle of each look. */
let looked;
/** So often the page was asked for. */
let opened;

beforeEach(async () => {
  opened = 0;
  server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    opened += 1;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(kioskPage);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${server.address().port}/`;
  profile = mkdtempSync(join(tmpdir(), 'helpdesk-kiosk-'));
  stop = new AbortController();
  [said, browsers] = [[], []];
  looked = () => {};
  const { program } = readSettings({ KIOSK_ADDRESS: address, KIOSK_PROFILE: profile, KIOSK_CHROMIUM: process.env.CHROMIUM_PATH });
  kept = keep({
    program,
    profile,
    address,
    more: ['--headless', '--no-sandbox'],
    everyMs: 100,
    patienceMs: 3_000,
    deskState() {
      looked();
      return { screen: 'awake', freeBytes: 5 };
    },
    say: (sentence) => said.push(sentence.slice('The browser is closed: '.length, -1)),
    signal: stop.signal,
    onStart: (browser) => browsers.push(browser),
  });
});

afterEach(async () => {
  stop.abort();
  await kept;
  await new Promise((resolve) => server.close(resolve));
  rmSync(profile, { recursive: true, force: true });
});

/** Of the page of the browser that runs. */
async function askPage(method, params) {
  const browser = browsers.at(-1);
  const { targetInfos = [] } = (await browser.ask('Target.getTargets', {}, { withinMs: 2_000 })) ?? {};
  const page = targetInfos.find(({ type }) => type === 'page');
  const attached = page && (await browser.ask('Target.attachToTarget', { targetId: page.targetId, flatten: true }, { withinMs: 2_000 }));
  return attached && browser.ask(method, params, { sessionId: attached.sessionId, withinMs: 2_000 });
}

const inPage = async (expression) => (await askPage('Runtime.evaluate', { expression, returnByValue: true }))?.result?.value;

const lives = () => expect.poll(() => inPage('window.kioskAlive > 3 && Boolean(window.kioskDesk)'), { timeout: 600_000 }).toBe(true);

const faults = [
  { why: 'the browser has ended', how: () => process.kill(browsers.at(-1).pid, 'SIGKILL') },
  { why: 'the page stands still', how: () => inPage(`document.getElementById('root').textContent = ''`) },
  { why: 'the page does not answer', how: () => void inPage('for (;;) {}') },
  { why: 'the page has crashed', how: () => void askPage('Page.crash') },
];

test.each(faults)('where $why, it is there again', async ({ why, how }) => {
  let harmed;
  const happens = async () => {
    // On a slow box it may have been started anew for another reason meanwhile.
    if (harmed !== browsers.at(-1)) {
      await lives();
      harmed = browsers.at(-1);
      await how();
    }
    return said.includes(why);
  };
  await expect.poll(happens, { timeout: 600_000 }).toBe(true);
  await lives();
});

test('a page that was led elsewhere is opened again, other windows are closed, and it hears what the box knows', async () => {
  await lives();
  const before = opened;
  await browsers[0].ask('Target.createTarget', { url: 'about:blank' }, { withinMs: 2_000 });
  await inPage(`location.href = 'about:blank'`);
  await expect.poll(() => opened, { timeout: 600_000 }).toBeGreaterThan(before);
  await lives();
  expect(await inPage('JSON.stringify(window.kioskDesk)')).toBe('{"screen":"awake","freeBytes":5}');
  const { targetInfos } = await browsers.at(-1).ask('Target.getTargets', {}, { withinMs: 2_000 });
  expect(targetInfos.filter(({ type }) => type === 'page')).toHaveLength(1);
});

test('a browser that ends while it is looked at is told from a page that is not there', async () => {
  await lives();
  // Each look tells the page what the box knows: then it is under way.
  looked = () => browsers.length === 1 && process.kill(browsers[0].pid, 'SIGKILL');
  await expect.poll(() => said, { timeout: 600_000 }).toEqual(['the browser has ended']);
  await lives();
});
