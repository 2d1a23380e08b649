import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** For a test: a mail server that keeps what it gets. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const mails: { text: string; to: string[] }[] = [];
  let heard = () => {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({ text: Buffer.concat(chunks).toString(), to: session.envelope.rcptTo.map(({ address }) => address) });
        heard();
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** Settles when so many mails have come. */
    has: (count: number) =>
      new Promise<void>((resolve) => {
        heard = () => mails.length >= count && resolve();
        heard();
      }),
  };
}

/** Of a mail, each on one line. */
export const headersOf = (mail = '') =>
  mail
    .slice(0, mail.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

/** The text of a mail, as somebody reads it. */
export const decoded = (mail = '') => {
  const body = mail.slice(mail.indexOf('\r\n\r\n') + 4).replaceAll('\r\n..', '\r\n.');
  if (/^Content-Transfer-Encoding: base64/im.test(mail)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};
