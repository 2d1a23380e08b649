import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lazily } from '@helpdesk/contract/lazily';

export interface Certificate {
  /** PEM, as the certificate itself. */
  readonly key: string;
  readonly text: string;
  /**
   * The switch by which Chromium takes the certificate for one that an authority vouches for. One that it is only told to overlook keeps
   * whatever comes out of its cache, so that files would be fetched twice that no visitor fetches twice.
   */
  readonly trust: string;
}

/** For this machine's own address, two days long: the same for all of a run. */
export const certificate = lazily((): Certificate => {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-certificate-'));
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', keyFile, '-out', certificateFile], { stdio: 'ignore' });
    const text = readFileSync(certificateFile, 'utf8');
    const publicKey = new X509Certificate(text).publicKey.export({ type: 'spki', format: 'der' });
    const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
    return { key: readFileSync(keyFile, 'utf8'), text, trust };
  } finally {
    rmSync(folder, { recursive: true });
  }
});
