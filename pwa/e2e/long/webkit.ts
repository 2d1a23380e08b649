import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#e2e/testing/server.ts';
import type { OtherBrowser } from './other-browser.ts';
import { ended, openScreen } from './screen.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Element = { readonly [elementKey]: string };

/** WebKitGTK's MiniBrowser on a screen that nobody sees, driven as the W3C's WebDriver says: the nearest thing to an iPhone on Linux. */
export async function openWebKit(home: string): Promise<OtherBrowser> {
  const screen = await openScreen(800, 900);
  const port = await freePort();
  // A group of its own: the browser is the driver's child, and must not outlive it.
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, HOME: home, XDG_RUNTIME_DIR: home },
    stdio: 'ignore',
    detached: true,
  });

  async function ask<Value = unknown>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`WebKitGTK at ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await answering(() => ask('GET', '/status'));
  const binary = process.env.WEBKIT_PATH || '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const browserOptions = { binary, args: ['--automation'] };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { implicit: 60_000 });
  const element = async (xpath: string) => {
    const found = await ask<Element>('POST', `${session}/element`, { using: 'xpath', value: xpath });
    return `${session}/element/${found[elementKey]}`;
  };
  const click = async (xpath: string) => {
    const found = await element(xpath);
    // By itself the driver scrolls the window only, not the area inside it; and what nobody has seen yet it cannot tap.
    const script = `const [it, seen] = arguments;
      it.scrollIntoView({ block: 'center' });
      requestAnimationFrame(() => requestAnimationFrame(seen));`;
    await ask('POST', `${session}/execute/async`, { script, args: [{ [elementKey]: found.slice(found.lastIndexOf('/') + 1) }] });
    await ask('POST', `${found}/click`, {});
  };
  const run = (script: string) => ask('POST', `${session}/execute/sync`, { script, args: [] });

  return {
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    click,
    type: async (xpath, text) => void (await ask('POST', `${await element(xpath)}/value`, { text })),
    choose: (xpath, label) => click(`${xpath}/option[.="${label}"]`),
    text: async () => String(await run('return document.body.innerText')),
    run,
    async closeAndReopen() {
      const { handle } = await ask<{ handle: string }>('POST', `${session}/window/new`, { type: 'tab' });
      await ask('DELETE', `${session}/window`);
      await ask('POST', `${session}/window`, { handle });
    },
    async end() {
      await ask('DELETE', session).catch(() => undefined);
      await Promise.all([endGroup(driver), screen.end()]);
    },
  };
}

async function answering(question: () => Promise<unknown>): Promise<void> {
  for (let left = 100; ; left -= 1) {
    try {
      return void (await question());
    } catch (error) {
      if (left === 0) throw error;
      await wait(100);
    }
  }
}

const endGroup = (child: ChildProcess) => ended(child, () => child.pid && process.kill(-child.pid));
