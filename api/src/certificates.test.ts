import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { TLSSocket } from 'node:tls';
import getTLSOptions from 'smtp-server/lib/tls-options.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readAlerts } from '#alerts/read-alerts.ts';
import { connect } from '#db/pool/connect.ts';
import { startMailer } from '#mail/mailer.ts';
import { mailServer } from '#mail/testing/test-mail-server.ts';
import { bucketStorage } from '#storage/bucket-storage.ts';
import { sampleApp } from '#testing/sample-app.ts';

/** The library's own, which no authority vouches for. */
const { key, cert } = getTLSOptions();
const { sql } = await sampleApp();

async function mailThrough(smtpUrl: string): Promise<unknown> {
  const mailer = startMailer(sql, { smtpUrl, to: 'desk@example.org', from: 'desk@example.org' });
  onTestFinished(() => mailer.stop(0));
  return mailer.send({ to: 'asha@example.org', subject: 'Hello', text: 'Hello' });
}

async function firstRow(databaseUrl: string): Promise<unknown> {
  const pool = connect(databaseUrl);
  onTestFinished(() => pool.end());
  return pool`SELECT 1`;
}

/** A server with that certificate, and everything that it was told behind it; it hangs up at the first word. */
async function impostor(isDatabase: boolean) {
  const told: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const encrypt = () => {
      const encrypted = new TLSSocket(socket, { isServer: true, key, cert });
      encrypted.on('error', () => {});
      encrypted.on('data', (bytes) => {
        told.push(bytes);
        socket.destroy();
      });
      // A mail server speaks first.
      encrypted.on('secure', () => encrypted.write('220 mail.example.org\r\n'));
    };
    if (!isDatabase) encrypt();
    // PostgreSQL is asked in eight bytes whether it encrypts.
    else
      socket.once('data', () => {
        socket.write('S', encrypt);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { told, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const credentials = { bucket: 'junnar', region: 'us-east-1', key: 'key', secret: 'secret' };
const whyOf = (error: Error & { cause?: unknown }) => String(error.cause ?? error);

test.each<[string, (address: string) => Promise<unknown>]>([
  ['database', (address) => firstRow(`postgres://me:secret@${address}/junnar?sslmode=verify-full`)],
  ['mail server', (address) => mailThrough(`smtps://me:secret@${address}`)],
  ['bucket', (address) => bucketStorage({ endpoint: `https://${address}`, ...credentials }, 'images').list()],
  ['feed of alerts', (address) => readAlerts(`https://${address}/feed.xml`, [])],
])('a %s whose certificate no authority vouches for is told nothing', async (kind, speakWith) => {
  const { told, address } = await impostor(kind === 'database');
  expect(await speakWith(address).catch(whyOf)).toMatch(/self-signed|expired/);
  expect(told).toEqual([]);
  // Where nobody looks at it the impostor hears something: the silence above was no accident.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(speakWith(address)).rejects.toThrow();
  expect(told.length).toBeGreaterThan(0);
});

test('a mail server that encrypts with such a certificate, and a distant one that does not encrypt, gets no mail', async () => {
  const encrypting = await mailServer({ key, cert, disabledCommands: ['AUTH'] });
  expect(await mailThrough(encrypting.url).catch(whyOf)).toMatch(/self-signed|expired/);
  const plain = await mailServer({ disabledCommands: ['AUTH', 'STARTTLS'] });
  // Every address of this machine, which is not known as its own.
  await expect(mailThrough(plain.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toThrow('STARTTLS');
  expect([encrypting.mails, plain.mails]).toEqual([[], []]);
  await mailThrough(plain.url);
  expect(plain.mails).toHaveLength(1);
});
