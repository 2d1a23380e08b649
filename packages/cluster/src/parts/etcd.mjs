import { host, ports } from '#layout.mjs';
import { databaseFolder, startProcess } from '#process.mjs';
import { answers, until } from '#until.mjs';

const address = `http://${host}:${ports.etcd}`;
const peer = `http://${host}:${ports.etcdPeer}`;

/** Holds who leads. One member here; three, on machines of their own, where it counts. */
export const etcd = {
  name: 'etcd',
  start() {
    const args = {
      name: 'etcd',
      'data-dir': databaseFolder('etcd'),
      'listen-client-urls': address,
      'advertise-client-urls': address,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `etcd=${peer}`,
      // Patroni asks in this way, and not in the newer one: only here Patroni 3.0 takes the lead by comparing, so that a primary
      // that slept while another was chosen does not take it back (decision 112).
      'enable-v2': 'true',
      'log-level': 'warn',
    };
    startProcess(
      'etcd',
      'etcd',
      Object.entries(args).map(([name, value]) => `--${name}=${value}`),
      { database: true },
    );
  },
  /** Forgets the cluster of databases, as `patronictl remove` does. */
  forget: () => fetch(`${address}/v2/keys/service/helpdesk?recursive=true`, { method: 'DELETE' }),
  isWell: () => until('etcd', () => answers(`${address}/health`)),
};
