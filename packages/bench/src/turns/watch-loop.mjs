import { openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Runs in the server's process (`--import`), and says by a port of its own how long its event loop was held: between `/begin` and `/end` the loop never
 * rests, so that each of its turns is measured, in milliseconds of the clock and of the processor. Linux alone says the second of a thread.
 */

const nothing = { wallMs: 0, cpuMs: 0, turns: 0 };
let worst = { ...nothing };
let isWatching = false;

const schedule = isMainThread ? openSync('/proc/thread-self/schedstat', 'r') : -1;
const buffer = Buffer.alloc(100);
/** What the scheduler says to its last tick, at most 4 ms ago. */
function processorMs() {
  const length = readSync(schedule, buffer, 0, buffer.length, 0);
  return Number(buffer.toString('latin1', 0, length).split(' ')[0]) / 1e6;
}

let before = { wallMs: 0, cpuMs: 0 };
function turn() {
  const now = { wallMs: performance.now(), cpuMs: processorMs() };
  worst.wallMs = Math.max(worst.wallMs, now.wallMs - before.wallMs);
  worst.cpuMs = Math.max(worst.cpuMs, now.cpuMs - before.cpuMs);
  worst.turns += 1;
  before = now;
  if (isWatching) setImmediate(turn);
}

/** In megabytes; what was resident at most since the last `/begin`. */
const memory = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

const answers = {
  '/begin': () => {
    writeFileSync('/proc/self/clear_refs', '5');
    worst = { ...nothing };
    isWatching = true;
    before = { wallMs: performance.now(), cpuMs: processorMs() };
    setImmediate(turn);
    return { residentMb: memory('VmRSS') };
  },
  '/end': () => {
    isWatching = false;
    return { ...worst, residentMb: memory('VmHWM') };
  },
  '/processor': () => ({ cpuMs: (process.cpuUsage().user + process.cpuUsage().system) / 1_000 }),
};

if (isMainThread)
  createServer((request, response) => response.setHeader('Connection', 'close').end(JSON.stringify(answers[request.url]?.() ?? null)))
    .listen(Number(process.env.WATCH_PORT), '127.0.0.1')
    .unref();
