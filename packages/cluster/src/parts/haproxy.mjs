import { writeFileSync } from 'node:fs';

import { databaseNodes, host, inFolder, ports } from '#layout.mjs';
import { startProcess } from '#process.mjs';
import { answers, until } from '#until.mjs';
import { apiOf } from './patroni.mjs';

const servers = databaseNodes
  .map((name, at) => `  server ${name} ${host}:${ports.postgres[at]} check port ${ports.patroni[at]}`)
  .join('\n');

/** One address for the database that takes writes, one for those that follow it: Patroni of each says which it is. */
const configuration = `global
  maxconn 400
defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 1h
  timeout server 1h
  option tcpka
  option httpchk
  default-server inter 1s fastinter 300ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
listen primary
  bind ${host}:${ports.primary}
  http-check send meth OPTIONS uri /primary
${servers}
listen replicas
  bind ${host}:${ports.replicas}
  balance leastconn
  http-check send meth OPTIONS uri /replica?lag=16MB
${servers}
`;

export const haproxy = {
  start() {
    writeFileSync(inFolder('haproxy.cfg'), configuration);
    startProcess('haproxy', 'haproxy', ['-db', '-f', inFolder('haproxy.cfg')]);
  },
  /** It answers for itself by what stands behind it. */
  isWell: () => until('the primary', () => answers(`${apiOf(databaseNodes[0])}/health`)),
};
