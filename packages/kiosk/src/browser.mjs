import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a counter's screen needs of Chromium: one page that fills it, and nothing that asks a visitor. */
const flags = [
  '--kiosk',
  '--no-first-run',
  '--no-default-browser-check',
  '--noerrdialogs',
  '--hide-crash-restore-bubble',
  '--disable-pinch',
  '--overscroll-history-navigation=0',
  '--disable-features=Translate',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-sync',
  '--deny-permission-prompts',
  '--password-store=basic',
];

/** Left by a Chromium that was killed; under another host name they would keep the next one from starting. */
const locks = ['SingletonLock', 'SingletonCookie', 'SingletonSocket'];

/**
 * Starts Chromium and speaks the DevTools protocol with it over a pipe, so that no port is open to anybody else.
 * @param program path of Chromium
 * @param profile folder of what it keeps; the kiosk's identity lies in it
 * @param address the page to open
 */
export function startBrowser({ program, profile, address, more = [] }) {
  mkdirSync(profile, { recursive: true, mode: 0o700 });
  for (const lock of locks) rmSync(join(profile, lock), { force: true });
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe', ...more, address], {
    // A group of its own, so that all its processes end with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , toBrowser, fromBrowser] = child.stdio;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const waiting = new Map();
  const listeners = [];
  let hasEnded = false;
  let last = 0;
  let rest = '';

  void ended.then(() => {
    hasEnded = true;
    for (const answer of waiting.values()) answer({});
  });
  // What is written to one that has just ended.
  for (const pipe of [toBrowser, fromBrowser]) pipe.on('error', () => {});
  fromBrowser.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages.map((each) => JSON.parse(each))) {
      if (message.id) {
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
      } else for (const listen of listeners) listen(message);
    }
  });

  return {
    pid: child.pid,
    ended,
    /** Calls `listen` with each event of the protocol, as `{ method, params, sessionId }`. */
    onEvent: (listen) => listeners.push(listen),
    /** The answer's result; undefined where the browser refuses, has ended, or has not answered after so many milliseconds. */
    async ask(method, params, { sessionId, withinMs }) {
      if (hasEnded) return undefined;
      last += 1;
      const id = last;
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), withinMs);
      const answer = new Promise((resolve) => waiting.set(id, resolve));
      toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      try {
        const { result } = await Promise.race([answer, once(late.signal, 'abort').then(() => ({}))]);
        return result;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    async kill() {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
      await ended;
    },
  };
}
