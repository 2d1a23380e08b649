import { exec, spawn } from 'node:child_process';
import { statfsSync } from 'node:fs';

import { keep } from './keep.mjs';
import { isScreenOn } from './screen.mjs';
import { readSettings } from './settings.mjs';

const settings = readSettings(process.env);
const { screen, profile } = settings;
const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop.abort());

let isOn = true;
/** By its hours; the page goes on behind a dark screen. */
function followHours() {
  const shouldBeOn = isScreenOn(screen.hours, new Date());
  if (shouldBeOn === isOn) return;
  isOn = shouldBeOn;
  exec(isOn ? screen.on : screen.off, (error) => error && console.log(`The screen did not obey: ${error.message}`));
}
const hours = setInterval(followHours, 10_000);
followHours();

function deskState() {
  const { bavail, bsize } = statfsSync(profile);
  return { screen: isOn ? 'awake' : 'asleep', freeBytes: bavail * bsize };
}

const tellSystemd = (state) => process.env.NOTIFY_SOCKET && spawn('systemd-notify', [state], { stdio: 'ignore' }).on('error', () => {});
tellSystemd('READY=1');
let toldAt = 0;
/** systemd starts this anew where it is heard no more. */
function onLook() {
  if (Date.now() - toldAt < 5_000) return;
  toldAt = Date.now();
  tellSystemd('WATCHDOG=1');
}

await keep({ ...settings, deskState, onLook, signal: stop.signal });
clearInterval(hours);
