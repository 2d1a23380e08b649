import { parseArgs } from 'node:util';
import { down, up } from './cluster.mjs';
import { folder, ports, siteAddress } from './layout.mjs';
import { installPackages } from './packages.mjs';
import { addressOf, administrator } from './parts/api.mjs';

const [command = 'up', ...words] = process.argv.slice(2);

const commands = {
  async up() {
    installPackages();
    stopWhenAsked();
    await up();
    announce();
    await new Promise((_, reject) => setInterval(reject, 2 ** 31 - 1));
  },
  async chaos(given) {
    const { values } = parseArgs({
      args: given,
      options: { minutes: { type: 'string', default: '3' }, seed: { type: 'string', default: '1' } },
    });
    installPackages();
    stopWhenAsked();
    const { buildNewer } = await import('../../setup/build.mjs');
    await buildNewer();
    const { chaos } = await import('./chaos/chaos.mjs');
    process.exitCode = (await chaos({ minutes: Number(values.minutes), seed: Number(values.seed) })) ? 0 : 1;
    process.exit();
  },
  async drill() {
    installPackages();
    stopWhenAsked();
    const { buildNewer } = await import('../../setup/build.mjs');
    await buildNewer();
    const { drill } = await import('./drill.mjs');
    process.exitCode = (await drill()) ? 0 : 1;
    process.exit();
  },
  async down() {
    console.log((await down()) > 0 ? 'The cluster is down.' : 'No cluster was up.');
  },
};

const run = commands[command];
if (!run) {
  console.error(`npm run cluster -- ${Object.keys(commands).join(' | ')}`);
  process.exitCode = 1;
} else {
  await run(words).catch(async (error) => {
    console.error(error.message);
    process.exitCode = 1;
    if (command !== 'down') await down();
  });
}

function stopWhenAsked() {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    console.log('Taking the cluster down.');
    await down();
    process.exit();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function announce() {
  console.log(`
The site:      ${siteAddress} (nginx)
Servers:       ${['api1', 'api2', 'api3'].map(addressOf).join(', ')}
Database:      127.0.0.1:${ports.pgbouncer} (pgBouncer), ${ports.primary} the primary and ${ports.replicas} its replicas (HAProxy), ${ports.postgres.join(', ')} (PostgreSQL)
Who leads:     ${ports.patroni.map((port) => `127.0.0.1:${port}/cluster`).join(', ')} (Patroni), ${ports.etcd} (etcd)
Bucket:        127.0.0.1:${ports.s3}
Administrator: ${administrator.email}, ${administrator.password}
Files, logs:   ${folder}
Ctrl-C, or npm run cluster -- down, takes it down.`);
}
