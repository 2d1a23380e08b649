import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';

import { host, inFolder, ports, siteAddress } from '#layout.mjs';
import { startProcess } from '#process.mjs';
import { answers, until } from '#until.mjs';

/** The configuration that real machines have; what stands in two files beside it is different on each. */
const shared = new URL('../../../../deploy/nginx/helpdesk.conf', import.meta.url);

const machine = () => `upstream helpdesk {
${ports.api.map((port) => `  server ${host}:${port} max_fails=1 fail_timeout=2s;`).join('\n')}
  keepalive 32;
}
${['pages', 'files'].map((what) => `proxy_cache_path ${inFolder('nginx', what)} levels=1:2 keys_zone=helpdesk_${what}:10m max_size=256m use_temp_path=off;`).join('\n')}
`;

const listen = `listen ${host}:${ports.nginx};
`;

const configuration = () => `daemon off;
pid ${inFolder('nginx', 'pid')};
error_log stderr warn;
events {
  worker_connections 512;
}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${inFolder('nginx', what)};`).join('\n  ')}
  include helpdesk.conf;
}
`;

export const nginx = {
  start() {
    mkdirSync(inFolder('nginx'), { recursive: true, mode: 0o755 });
    copyFileSync(shared, inFolder('nginx', 'helpdesk.conf'));
    writeFileSync(inFolder('nginx', 'helpdesk-machine.conf'), machine());
    writeFileSync(inFolder('nginx', 'helpdesk-listen.conf'), listen);
    writeFileSync(inFolder('nginx', 'nginx.conf'), configuration());
    startProcess('nginx', 'nginx', ['-c', inFolder('nginx', 'nginx.conf'), '-e', 'stderr']);
  },
  isWell: () => until('the site', () => answers(`${siteAddress}/api/health`)),
};
