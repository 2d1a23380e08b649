import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';

/** Of the build of commit b2fc1c6, as `keep-app-command.ts` kept it. */
const file = fileURLToPath(new URL('fixtures/app-of-schema-2.json.br', import.meta.url));
const headPath = '/api/sync/v1/head';

interface Kept {
  /** Texts, and anything else in base64. */
  readonly files: Readonly<Record<string, string>>;
  /** JSON by address. */
  readonly answers: Readonly<Record<string, string>>;
}

/** A row as its server sent it, as far as journeys look at it. */
interface SentListing {
  readonly name: string;
  readonly slug: string;
}
interface SentCategory {
  readonly name: string;
  readonly heading: string;
}

interface OlderApp {
  /** For `APP_DIR`. */
  readonly folder: string;
  readonly epoch: string;
  readonly rows: Readonly<Record<'places' | 'resorts' | 'restaurants', readonly SentListing[]>> & {
    readonly categories: readonly SentCategory[];
  };
  /** What the page loads it by. */
  readonly script: string;
  /** From now on the phones of this context hear of its own server. */
  answerIn(context: BrowserContext): Promise<void>;
  forget(): void;
}

/** A build of schema 2 in a folder of its own, and its server's head and snapshot. */
export function unpackOlderApp(): OlderApp {
  const { files, answers } = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Kept;
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-older-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, /\.(?:png|woff2)$/.test(path) ? 'base64' : 'utf8');
  }
  const { epoch, snapshot } = JSON.parse(answers[headPath] ?? '') as { epoch: string; snapshot: { url: string } };
  const { rows } = JSON.parse(answers[snapshot.url] ?? '') as Pick<OlderApp, 'rows'>;
  return {
    folder,
    epoch,
    rows,
    script: /\/assets\/index-[\w-]+\.js/.exec(files['index.html'] ?? '')?.[0] ?? '',
    async answerIn(context) {
      await context.route('**/api/sync/v1/**', (route) => {
        const body = answers[new URL(route.request().url()).pathname];
        return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType: 'application/json' });
      });
    },
    forget: () => rmSync(folder, { recursive: true }),
  };
}
