import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Keeps a build for `older-app.spec.ts`, with what a server of its time answered, before the next schema makes both the past:
 *
 *     node --import tsx pwa/e2e/updates/keep-app-command.ts <its pwa/dist> <address of its server with the sample region> <file>
 *
 * Left out is what no visitor's phone asks for: the back-office, packed twins, pictures for shops and link previews.
 */
const isLeftOut = (path: string): boolean => /\.(?:br|gz|map)$|^\.vite|^screenshots|^share\.|^assets\/admin-/.test(path);
const texts = ['.html', '.js', '.css', '.svg', '.webmanifest'];

const [, , dist = '', address = '', file = ''] = process.argv;
const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(join(dist, '/').length))
  .filter((path) => !isLeftOut(path))
  .sort();
const encoding = (path: string) => (texts.includes(extname(path)) ? 'utf8' : 'base64');
const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(dist, path), encoding(path))]));

const head = await (await fetch(`${address}/api/sync/v1/head`)).text();
const { snapshot } = JSON.parse(head) as { snapshot: { url: string } };
const answers = { [snapshot.url]: await (await fetch(address + snapshot.url)).text(), '/api/sync/v1/head': head };

const kept = Buffer.from(JSON.stringify({ files, answers }));
const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: kept.length };
writeFileSync(file, brotliCompressSync(kept, { params }));
