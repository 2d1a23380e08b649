import { existsSync } from 'node:fs';
import { apt } from '../../setup/apt.mjs';
import { refuse } from '../../setup/programs.mjs';

/** Each package of Debian, and a file that it brings. */
const packages = {
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'nginx-light': '/usr/sbin/nginx',
  pgbackrest: '/usr/bin/pgbackrest',
  faketime: '/usr/bin/faketime',
};

/** Installs what is missing, from Debian. */
export function installPackages() {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]));
  if (missing.length === 0) return;
  console.log(`Installing from Debian: ${missing.join(', ')}.`);
  apt('update');
  apt('-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...missing);
  const still = missing.filter((name) => !existsSync(packages[name]));
  if (still.length > 0) refuse(`The cluster needs a Debian 12 with the packages ${still.join(', ')}; they could not be installed.`);
}
