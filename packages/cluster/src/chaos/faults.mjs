import { setTimeout as pause } from 'node:timers/promises';

import { apiNodes, databaseNodes, postgresPrograms } from '#layout.mjs';
import { api } from '#parts/api.mjs';
import { etcd } from '#parts/etcd.mjs';
import { nginx } from '#parts/nginx.mjs';
import { apiOf, members, patroni, primaryNode } from '#parts/patroni.mjs';
import { pgbouncer } from '#parts/pgbouncer.mjs';
import { processesOf, signal, signalQuietly, stopProcess } from '#process.mjs';
import { until } from '#until.mjs';
import { appDirOf } from './builds.mjs';
import { emptyDisk, fillDisk } from './disk.mjs';

/** The node whose data lie on a disk of their own. */
export const smallNode = 'db3';

/** Of the library that a clock is set wrong with. */
const faketime = '/usr/$LIB/faketime/libfaketime.so.1';

/** The postmaster; what it started ends with it. */
const postgresProgram = `${postgresPrograms}/postgres`;

const leader = () => until('a primary', () => primaryNode(), 60);

/** Hands the lead over as before maintenance, if that node may have it. */
async function switchTo(name) {
  const known = await members();
  if (known.find((member) => member.name === name)?.role !== 'sync_standby') return;
  await fetch(`${apiOf(name)}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: known.find(({ role }) => role === 'leader')?.name, candidate: name }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {});
}

/**
 * What goes wrong, each by itself: it answers what it hit and how that is put right. `failsOver`: another primary has to take over.
 * @param context `random`, and `settingsOf(name)`: what a server of the product is started with now
 */
export const faults = {
  'primary killed': {
    failsOver: true,
    async begin() {
      const name = await leader();
      signal(name, 'SIGKILL');
      return { on: name, heal: () => patroni.startNode(name) };
    },
  },
  'PostgreSQL of the primary killed': {
    failsOver: true,
    async begin() {
      const name = await leader();
      for (const pid of processesOf(name, postgresProgram)) signalQuietly(pid, 'SIGKILL');
      return { on: name, heal: () => {} };
    },
  },
  'primary frozen': {
    failsOver: true,
    async begin() {
      const name = await leader();
      signal(name, 'SIGSTOP');
      return { on: name, heal: () => signal(name, 'SIGCONT') };
    },
  },
  'synchronous standby frozen': {
    async begin() {
      const name = (await members()).find(({ role }) => role === 'sync_standby')?.name ?? 'db1';
      signal(name, 'SIGSTOP');
      return { on: name, heal: () => signal(name, 'SIGCONT') };
    },
  },
  'replicas lagging': {
    async begin() {
      const primary = await leader();
      const replaying = databaseNodes
        .filter((name) => name !== primary)
        .flatMap((name) => processesOf(name, 'postgres: helpdesk: startup'));
      for (const pid of replaying) signalQuietly(pid, 'SIGSTOP');
      return { on: `${replaying.length} replicas`, heal: () => replaying.map((pid) => signalQuietly(pid, 'SIGCONT')) };
    },
  },
  'etcd cut off': {
    async begin({ random }) {
      const isHanging = random.next() < 0.5;
      signal('etcd', isHanging ? 'SIGSTOP' : 'SIGKILL');
      return { on: isHanging ? 'it hangs' : 'it is killed', heal: () => (isHanging ? signal('etcd', 'SIGCONT') : etcd.start()) };
    },
  },
  'server frozen': {
    async begin({ random }) {
      const name = random.oneOf(apiNodes);
      signal(name, 'SIGSTOP');
      return { on: name, heal: () => signal(name, 'SIGCONT') };
    },
  },
  'server killed': {
    async begin({ random, settingsOf }) {
      const name = random.oneOf(apiNodes);
      signal(name, 'SIGKILL');
      return { on: name, heal: () => api.startNode(name, settingsOf(name)) };
    },
  },
  'nginx restarted': {
    async begin() {
      await stopProcess('nginx', 5);
      return { on: 'nginx', heal: () => nginx.start(), for: 2 };
    },
  },
  'pgBouncer restarted': {
    async begin() {
      signal('pgbouncer', 'SIGKILL');
      return { on: 'pgbouncer', heal: () => pgbouncer.start(), for: 2 };
    },
  },
  'disk full': {
    needsRoot: true,
    async begin() {
      await switchTo(smallNode);
      fillDisk(smallNode);
      return { on: `${smallNode}, the ${(await primaryNode()) === smallNode ? 'primary' : 'replica'}`, heal: () => emptyDisk(smallNode) };
    },
  },
  'clock wrong': {
    async begin({ random, settingsOf }) {
      const name = random.oneOf(apiNodes);
      const by = random.oneOf(['-400d', '-2h', '+2h', '+40d']);
      const restart = async (more) => {
        await api.stopNode(name);
        api.startNode(name, { ...settingsOf(name), ...more });
      };
      await restart({ LD_PRELOAD: faketime, FAKETIME: by, DONT_FAKE_MONOTONIC: '1' });
      return { on: `${name} by ${by}`, heal: () => restart({}), for: 30 };
    },
  },
};

/**
 * Puts a newer build on one server after the other, while the others serve.
 * @param builds which one each server runs
 */
export async function roll(build, builds) {
  for (const name of apiNodes) {
    await api.stopNode(name);
    builds[name] = build;
    api.startNode(name, { APP_DIR: appDirOf(build) });
    await api.isNodeWell(name);
    await pause(1_000);
  }
}
