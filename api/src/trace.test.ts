import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { listen } from '#listen.ts';
import { sampleApp } from '#testing/sample-app.ts';

const { app } = await sampleApp();
const listener = await listen(Promise.resolve(app), { port: 0, host: '127.0.0.1' });
afterAll(() => listener.close(0));

test.each(['/', '/api/get-regions', '/images/fort-1-320.webp'])('nobody gets their headers repeated by TRACE %s', async (path) => {
  const socket = connect(listener.port, '127.0.0.1');
  socket.end(`TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer repeated\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('repeated');
});
