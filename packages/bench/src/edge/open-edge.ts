import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@helpdesk/pwa/e2e/testing/server.ts';

import { certificate } from './certificate.ts';

const conf = fileURLToPath(new URL('../../../../deploy/nginx/helpdesk.conf', import.meta.url));

export interface Edge {
  readonly address: string;
  /** Everything that it noted of what went wrong. */
  noted(): string;
  stop(): Promise<void>;
}

/**
 * The nginx of `deploy/nginx`, as a process of its own with its files below the folder for what is temporary.
 * @param origins hosts and ports of the servers behind it
 */
export const openEdge = (...origins: readonly string[]): Promise<Edge> => open('http', origins);

/** The same as visitors reach it: HTTP/2 over TLS, with a certificate that only a browser with its `trust` accepts. */
export const openEncryptedEdge = (...origins: readonly string[]): Promise<Edge> => open('https', origins);

async function open(scheme: 'http' | 'https', origins: readonly string[]): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-edge-'));
  const port = await freePort();
  for (const name of ['pages', 'files', 'bodies', 'answers']) mkdirSync(join(folder, name));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('nginx.conf', main(folder));
  write('helpdesk-machine.conf', machine(folder, origins));
  write('helpdesk-listen.conf', scheme === 'http' ? `listen 127.0.0.1:${port};` : encrypted(folder, port));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  await listens(port, nginx);
  const noted = () => readFileSync(join(folder, 'error.log'), 'utf8');
  return {
    address: `${scheme}://127.0.0.1:${port}`,
    noted,
    async stop() {
      const ended = once(nginx, 'close');
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const main = (folder: string) => `
daemon off;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
worker_processes 1;
worker_rlimit_nofile 8192;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  error_log ${folder}/error.log warn;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/answers;
  uwsgi_temp_path ${folder}/answers;
  scgi_temp_path ${folder}/answers;
  include ${conf};
}
`;

const machine = (folder: string, origins: readonly string[]) => `
upstream helpdesk {
${origins.map((origin) => `  server ${origin};`).join('\n')}
  keepalive 32;
}
proxy_cache_path ${folder}/pages levels=1:2 keys_zone=helpdesk_pages:10m max_size=1g inactive=1d use_temp_path=off;
proxy_cache_path ${folder}/files levels=1:2 keys_zone=helpdesk_files:10m max_size=1g inactive=1d use_temp_path=off;
`;

function encrypted(folder: string, port: number): string {
  const { key, text } = certificate();
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  writeFileSync(keyFile, key);
  writeFileSync(certificateFile, text);
  return `listen 127.0.0.1:${port} ssl http2;\nssl_certificate ${certificateFile};\nssl_certificate_key ${keyFile};\n`;
}

/** Rejects where nginx has ended instead. */
async function listens(port: number, nginx: ChildProcess): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.');
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
}
