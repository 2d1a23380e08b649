import { mkdirSync, writeFileSync } from 'node:fs';

import { host, inFolder, ports, siteAddress } from '#layout.mjs';
import { startProcess } from '#process.mjs';
import { answers, until } from '#until.mjs';

const upstream = `upstream helpdesk {
${ports.api.map((port) => `  server ${host}:${port} max_fails=1 fail_timeout=2s;`).join('\n')}
  keepalive 16;
}
`;

const site = () => `server {
  listen ${host}:${ports.nginx};
  client_max_body_size 64m;
  location / {
    proxy_pass http://helpdesk;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 1s;
    proxy_next_upstream error timeout http_502 http_503;
    proxy_next_upstream_timeout 10s;
    proxy_cache site;
    proxy_cache_lock on;
    proxy_cache_use_stale error timeout updating http_502 http_503 http_504;
    proxy_cache_background_update on;
  }
}
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
  proxy_cache_path ${inFolder('nginx', 'cache')} keys_zone=site:4m max_size=256m;
  include ${inFolder('nginx', 'upstream.conf')};
  include ${inFolder('nginx', 'site.conf')};
}
`;

export const nginx = {
  start() {
    mkdirSync(inFolder('nginx'), { recursive: true, mode: 0o755 });
    writeFileSync(inFolder('nginx', 'upstream.conf'), upstream);
    writeFileSync(inFolder('nginx', 'site.conf'), site());
    writeFileSync(inFolder('nginx', 'nginx.conf'), configuration());
    startProcess('nginx', 'nginx', ['-c', inFolder('nginx', 'nginx.conf'), '-e', 'stderr']);
  },
  isWell: () => until('the site', () => answers(`${siteAddress}/api/health`)),
};
