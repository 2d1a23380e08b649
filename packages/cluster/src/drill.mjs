import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { settle } from './chaos/chaos.mjs';
import { startCrowd } from './chaos/crowd.mjs';
import { openDatabase, readEnquiries } from './chaos/load.mjs';
import { startOffice } from './chaos/office.mjs';
import { startProber } from './chaos/prober.mjs';
import { randomOf } from './chaos/random.mjs';
import { down, up } from './cluster.mjs';
import { apiNodes, databaseNodes, databaseUrl, inFolder } from './layout.mjs';
import { headOf } from './parts/api.mjs';
import { etcd } from './parts/etcd.mjs';
import { patroni, primaryNode } from './parts/patroni.mjs';
import { pgbackrest } from './parts/pgbackrest.mjs';
import { databaseFolder, signal } from './process.mjs';
import { until } from './until.mjs';

const phones = 5;
/** Seconds that phones and an administrator go on after the backup, before all databases are gone: in the middle between two pieces of the log. */
const goOnFor = 110;
/** Seconds before that of which something may be lost: what no piece of the log held yet. */
const mayLose = 60;

/**
 * Loses all three databases with their disks while people go on, brings the newest backup and the log back by Patroni, and counts what is missing.
 * @returns whether what is promised of that holds
 */
export async function drill() {
  await up();
  const random = randomOf(1);
  const office = await startOffice(random.fork());
  const prober = startProber();
  const crowd = startCrowd(phones, random.fork());
  pgbackrest(await primaryNode(), 'backup', '--type=full');
  console.log('A backup is made; everybody goes on.');
  await pause(goOnFor * 1_000);

  const before = await headOf(apiNodes[0]);
  const gone = performance.now();
  for (const name of databaseNodes) signal(name, 'SIGKILL');
  await Promise.all([office.end(), prober.end(), crowd.end()]);
  for (const name of databaseNodes) {
    rmSync(inFolder(name, 'data'), { recursive: true, force: true });
    databaseFolder(name, 'data');
  }
  console.log('All three databases and their disks are gone.');

  const begun = performance.now();
  await etcd.forget();
  const [first, ...others] = databaseNodes;
  patroni.startFromBackup(first);
  await until('a primary', () => primaryNode(), 180);
  for (const name of others) patroni.startNode(name);
  await patroni.isWell();
  const after = await until('a server that knows of it', async () => {
    const head = await headOf(apiNodes[0]);
    return head.epoch !== before.epoch && head;
  });
  const restoredIn = (performance.now() - begun) / 1_000;

  const settled = await Promise.all(crowd.members.map((member) => settle(member)));
  for (const { phone } of crowd.members) await phone.askStates();
  const head = await headOf(apiNodes[0]);
  const sql = openDatabase(databaseUrl('helpdesk'));
  const stored = new Map((await readEnquiries(sql)).map((row) => [row.key, row]));
  await sql.end();
  const lost = prober.receipts.filter(({ key, reference }) => stored.get(key)?.reference !== reference);
  const oldest = Math.max(0, ...lost.map(({ at }) => (gone - at) / 1_000));
  const items = (await Promise.all(crowd.members.map(({ phone }) => phone.items()))).flat().filter(({ state }) => state === 'sent');
  const isRight = ({ id, key = id, desk }) => (desk?.state === 'lost') !== stored.has(key);
  const behind = settled.filter(({ stands }) => stands?.seq !== head.seq || stands?.epoch !== head.epoch);

  const promises = [
    [
      `nothing lost that arrived more than ${mayLose} s before: ${lost.length} of ${prober.receipts.length}, the oldest ${oldest.toFixed(1)} s before`,
      oldest <= mayLose,
    ],
    [`the catalogue has a new epoch, from seq ${before.seq} to ${after.seq}`, after.epoch !== before.epoch],
    [`every phone has it: ${settled.length - behind.length} of ${settled.length}`, behind.length === 0],
    [
      `phones ask again for what they have receipts of, and say which were lost: ${items.filter(isRight).length} of ${items.length}, ${items.filter(({ desk }) => desk?.state === 'lost').length} lost`,
      items.every(isRight),
    ],
  ];
  console.log(`\n${new Date().toISOString()}, npm run cluster -- drill: whole again ${restoredIn.toFixed(0)} s after the restore began\n`);
  for (const [sentence, isKept] of promises) console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${sentence}`);
  await down();
  return promises.every(([, isKept]) => isKept);
}
