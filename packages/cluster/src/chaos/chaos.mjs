import { setTimeout as pause } from 'node:timers/promises';

import { down, migrate, up } from '#cluster.mjs';
import { apiNodes, databaseNodes, databaseUrl, siteAddress } from '#layout.mjs';
import { api, headOf } from '#parts/api.mjs';
import { nginx } from '#parts/nginx.mjs';
import { apiOf, patroni, reinitialize } from '#parts/patroni.mjs';
import { answers, until } from '#until.mjs';
import { appDirOf, layBuilds } from './builds.mjs';
import { startCrowd } from './crowd.mjs';
import { mountSmallDisk } from './disk.mjs';
import { faults, roll, smallNode } from './faults.mjs';
import { openDatabase, readEnquiries } from './load.mjs';
import { startOffice } from './office.mjs';
import { startProber } from './prober.mjs';
import { randomOf } from './random.mjs';
import { printRun } from './table.mjs';

const phones = 20;
/** Seconds until writes are taken again after a failover. */
const backWithin = 15;

/**
 * Brings a cluster up and breaks it for some minutes, one fault after the other, while phones and an administrator go on; then counts what was
 * promised. The seed says which faults, when and where, and what phones do; what meets what is for the machine to say.
 * @returns whether every promise was kept
 */
export async function chaos({ minutes, seed }) {
  const random = randomOf(seed);
  let hasSmallDisk = false;
  await up({
    prepare() {
      hasSmallDisk = mountSmallDisk(smallNode);
    },
  });
  layBuilds();
  const office = await startOffice(random.fork());
  const prober = startProber();
  const crowd = startCrowd(phones, random.fork());
  const begunAt = performance.now();
  const elapsed = () => (performance.now() - begunAt) / 60_000;
  const run = { seed, minutes, phones, faults: [], rolls: [], stuck: [], copiedAnew: 0, hasSmallDisk };
  const builds = Object.fromEntries(apiNodes.map((name) => [name, 1]));
  const context = { random: random.fork(), settingsOf: (name) => ({ APP_DIR: appDirOf(builds[name]) }) };

  const well = async () => {
    for (const name of databaseNodes) {
      const isWell = () => until(`the database ${name}`, () => answers(`${apiOf(name)}/health`), 60);
      await isWell().catch(async () => {
        console.log(`${elapsed().toFixed(1)} min: ${name} does not follow; it is copied anew.`);
        run.copiedAnew += 1;
        await reinitialize(name);
      });
    }
    await patroni.isWell();
    for (const name of apiNodes) await api.isNodeWell(name);
    await nginx.isWell();
  };

  async function play(name) {
    const fault = faults[name];
    const hold = context.random.between(12, 25);
    const moment = performance.now();
    console.log(`${elapsed().toFixed(1)} min: ${name} …`);
    const hit = await fault.begin(context);
    await pause((hit.for ?? hold) * 1_000);
    const heldFor = (performance.now() - moment) / 1_000;
    await hit.heal();
    const healedAt = performance.now();
    await well();
    await until('a write that is taken', () => prober.backAfter(moment), 60);
    const entry = {
      at: elapsed(),
      name,
      on: hit.on,
      failsOver: fault.failsOver ?? false,
      back: prober.backAfter(moment),
      whole: (performance.now() - healedAt) / 1_000,
    };
    run.faults.push(entry);
    console.log(
      `${entry.at.toFixed(1)} min: ${name} (${hit.on}): held ${heldFor.toFixed(0)} s, writes again after ${entry.back.toFixed(1)} s, whole ${entry.whole.toFixed(1)} s after it was put right.`,
    );
  }

  async function rollTo(build, meanwhile) {
    run.rolls.push({ build, at: elapsed() });
    migrate();
    await Promise.all([roll(build, builds).then(() => crowd.update(build)), meanwhile && pause(3_000).then(() => play(meanwhile))]);
    console.log(`${elapsed().toFixed(1)} min: build ${build} runs on every server${meanwhile ? `, while: ${meanwhile}` : ''}.`);
  }

  /** What does not become whole again is a broken promise; the next fault comes all the same. */
  const tryTo = (what, work) =>
    work().catch((error) => {
      run.stuck.push(what);
      console.log(`${elapsed().toFixed(1)} min: ${what}: ${error.message}`);
    });

  const names = Object.keys(faults).filter((name) => hasSmallDisk || !faults[name].needsRoot);
  let left = [];
  while (elapsed() < minutes) {
    if (run.rolls.length === 0 && elapsed() > minutes / 3) await tryTo('build 2', () => rollTo(2));
    else if (run.rolls.length === 1 && elapsed() > (2 * minutes) / 3) await tryTo('build 3', () => rollTo(3, 'primary killed'));
    else {
      if (left.length === 0) left = context.random.shuffled(names);
      const name = left.shift();
      await tryTo(name, () => play(name));
    }
    await pause(context.random.between(1_000, 5_000));
  }
  await tryTo('the end', well);

  await Promise.all([office.end(), prober.end(), crowd.end()]);
  run.promises = await count({ office, prober, crowd, run }).catch((error) => [[`everything is counted (${error.message})`, false]]);
  printRun(run, { office, prober, crowd });
  await down();
  return run.promises.every(([, isKept]) => isKept);
}

/** What was promised, each with whether it was kept and in how many cases. */
async function count({ office, prober, crowd, run }) {
  const phonesDone = await Promise.all(crowd.members.map((member) => settle(member)));
  const head = await headOf(apiNodes[0]);
  const sql = openDatabase(databaseUrl('helpdesk'));
  const stored = await readEnquiries(sql);
  await sql.end();
  const notices = (await (await fetch(`${siteAddress}/api/get-notices`)).json()).result;

  const receipts = [
    ...prober.receipts,
    ...phonesDone.flatMap(({ items }) =>
      items.filter(({ state }) => state === 'sent').map(({ id, key, reference }) => ({ key: key ?? id, reference })),
    ),
  ];
  const byKey = new Map(stored.map((row) => [row.key, row]));
  const lost = receipts.filter(({ key, reference }) => byKey.get(key)?.reference !== reference);
  const times = new Map();
  for (const { comment } of stored) times.set(comment, (times.get(comment) ?? 0) + 1);
  const doubled = [...times].filter(([, number]) => number > 1);
  const unsent = phonesDone.flatMap(({ items }) => items.filter(({ state }) => state !== 'sent'));
  const behind = phonesDone.filter(
    ({ stands }) => stands?.seq !== head.seq || stands?.epoch !== head.epoch || !isSame(stands.tables, head.tables),
  );
  const late = run.faults.filter(({ failsOver, back }) => failsOver && !(back <= backWithin));
  const failovers = run.faults.filter(({ failsOver }) => failsOver).length;
  return [
    [`0 acknowledged enquiries lost: ${lost.length} of ${receipts.length}`, lost.length === 0],
    [`0 enquiries doubled: ${doubled.length} of ${stored.length}`, doubled.length === 0],
    [`0 enquiries that stay on a phone: ${unsent.length} of ${crowd.counts.written}`, unsent.length === 0],
    [
      `0 torn catalogues: ${crowd.counts.torn + crowd.counts.inconsistent} of ${crowd.counts.pulls} looks`,
      crowd.counts.torn + crowd.counts.inconsistent === 0,
    ],
    [`every phone ends with the server's digest: ${phonesDone.length - behind.length} of ${phonesDone.length}`, behind.length === 0],
    [`0 parts of a build missing to a page of it: ${crowd.counts.missingParts} of ${crowd.counts.parts}`, crowd.counts.missingParts === 0],
    [`what the administrator saved last is there: ${office.counts.edits} saves`, office.isKept(notices)],
    [`writes are back within ${backWithin} s of a failover: ${failovers - late.length} of ${failovers}`, late.length === 0],
    [`the cluster became whole after each fault${run.stuck.map((what) => `; not after: ${what}`).join('')}`, run.stuck.length === 0],
  ];
}

const isSame = (one, other) =>
  Object.keys(other).every((table) => one[table]?.digest === other[table].digest && one[table]?.rows === other[table].rows);

/** Lets a phone send and read until nothing is left to do, or three minutes are over. */
export async function settle({ phone }) {
  phone.go(true);
  const end = performance.now() + 180_000;
  for (;;) {
    await phone.send();
    await phone.pull();
    const items = await phone.items();
    const stands = await phone.stands();
    const head = await headOf(apiNodes[0]).catch(() => undefined);
    const isDone = items.every(({ state }) => state !== 'queued') && head?.seq === stands?.seq && head?.epoch === stands?.epoch;
    if (isDone || performance.now() > end) return { items, stands };
    await pause(1_000);
  }
}
