import { Dexie, type DexieOptions, type Table } from 'dexie';

import { reopening } from '#local/reopening.ts';

/** Makes texts unreadable on this device's disk. */
export interface Cipher {
  /** @param of what the text belongs to: with anything else it opens no more */
  seal(text: string, of: string): Promise<string>;
  /** Undefined for what was changed, and for what was sealed with a key that is gone. */
  open(sealed: string, of: string): Promise<string | undefined>;
  /** Counts one that could not be opened and was thrown away. */
  noteLost(): Promise<void>;
  lost(): Promise<number>;
}

const algorithm = 'AES-GCM';
const ivBytes = 12;

/**
 * AES-GCM with a key that no script can read, in Dexie's database 'kiosk-key'. It outlives the pairing: what waits is sent afterwards, too. Rejects
 * where there is no WebCrypto (plain http), and where the device refuses to store.
 */
export async function openCipher(options?: DexieOptions): Promise<Cipher> {
  const db = new Dexie('kiosk-key', { chromeTransactionDurability: 'strict', ...options });
  db.version(1).stores({ own: '' });
  const own: Table<unknown, string> = db.table('own');
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  // Of two tabs that make one each, the first is everybody's.
  const key = await reopening(db, () =>
    db.transaction('rw', own, async () => {
      const known = (await own.get('key')) as CryptoKey | undefined;
      if (!known) await own.put(made, 'key');
      return known ?? made;
    }),
  );
  const tools = (iv: Uint8Array<ArrayBuffer>, of: string) => ({ name: algorithm, iv, additionalData: new TextEncoder().encode(of) });
  const lost = async () => ((await own.get('lost')) as number | undefined) ?? 0;

  return {
    async seal(text, of) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const sealed = await crypto.subtle.encrypt(tools(iv, of), key, new TextEncoder().encode(text));
      return base64Of(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
    },
    async open(sealed, of) {
      try {
        const bytes = bytesOf(sealed);
        return new TextDecoder().decode(await crypto.subtle.decrypt(tools(bytes.slice(0, ivBytes), of), key, bytes.slice(ivBytes)));
      } catch {
        return undefined;
      }
    },
    noteLost: () => reopening(db, () => db.transaction('rw', own, async () => void (await own.put((await lost()) + 1, 'lost')))),
    lost: () => reopening(db, lost),
  };
}

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
