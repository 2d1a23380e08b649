import './node-version.mjs';
import { spawn } from 'node:child_process';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { servePages } from './dev-pages.mjs';
import { install } from './install.mjs';
import { root } from './paths.mjs';
import { program } from './programs.mjs';

process.chdir(root);
await install();

const apiPort = await freePort();
const children = [
  run([program.tsx, 'watch', '--clear-screen=false', 'api/src/main.ts'], { PORT: apiPort, HOST: '127.0.0.1' }),
  run(['packages/words/compile.mjs', '--watch'], {}),
];

const { createServer } = await import('vite');
const proxied = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };
const vite = await createServer({
  root: join(root, 'pwa'),
  // Documents are the server's.
  appType: 'custom',
  server: {
    port: Number(process.env.PORT || 3000),
    host: process.env.HOST || true,
    // What is for other sites is as it was built last.
    proxy: { '/api': proxied, '/images': proxied, '/site.css': proxied, '/embed': proxied, '/mcp': proxied },
    fs: { allow: [root] },
  },
});
servePages(vite, `http://127.0.0.1:${apiPort}`);
await vite.listen();
vite.printUrls();

let asked = false;
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

function run(args, env) {
  // In its own session, so that Ctrl-C reaches it once, from stop().
  const options = { detached: true, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } };
  return spawn(process.execPath, args, options);
}

async function stop() {
  if (asked) return;
  asked = true;
  await Promise.all([vite.close(), ...children.map((child) => new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM')))]);
  process.exit();
}

function freePort() {
  return new Promise((resolve) => {
    const server = createSocketServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
