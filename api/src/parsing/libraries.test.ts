import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** What is imported for more than its types, also later. */
const importPattern = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The files of the server's own that run on its thread, each with the libraries that it imports, from `begin` on. */
function reached(begin: readonly string[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const waiting = [...begin];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    const named = importsIn(readFileSync(join(sources, file), 'utf8'));
    files.set(
      file,
      named.filter((name) => !/^[.#]/.test(name)),
    );
    for (const name of named) {
      if (name.startsWith('#')) waiting.push(name.slice(1));
      else if (name.startsWith('.')) waiting.push(join(dirname(file), name));
    }
  }
  return files;
}

const importsIn = (text: string): string[] => [...text.matchAll(importPattern)].map(([, now, later]) => now ?? later ?? '');

const libraryOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Libraries on the server's thread, with why none of them holds it for long. One that parses what comes from outside belongs into
 * `parsing-worker.ts`.
 */
const onServersThread: Readonly<Record<string, string>> = {
  '@hono/node-server': 'hands requests on',
  '@modelcontextprotocol/server': 'reads bodies of a limited size',
  '@node-rs/argon2': 'has threads of its own',
  '@remix-run/multipart-parser': 'cuts bodies into parts as they come, in turns',
  '@rgrove/parse-xml': 'is called by the reader of feeds alone, in its thread',
  aws4fetch: 'signs what is ours',
  hono: 'hands requests on, with bodies of a limited size',
  'lru-cache': 'keeps what is ours',
  nodemailer: 'writes what is ours',
  otpauth: 'counts codes of six digits',
  papaparse: 'writes what is ours',
  pg: 'reads what the database says',
  pino: 'writes what is ours',
  'prom-client': 'writes what is ours',
  zod: 'checks bodies of a limited size',
};

const commands = (readdirSync(sources, { recursive: true, encoding: 'utf8' }) as string[]).filter((name) =>
  /^(?!.*testing\/).*-command\.ts$/.test(name),
);
const files = reached(['main.ts', ...commands]);

test('no library runs on the server’s thread that is not known to leave it free', () => {
  expect(files.size).toBeGreaterThan(200);
  const libraries = new Set([...files.values()].flat().map(libraryOf));
  const unknown = [...libraries].filter((name) => !isOwn(name) && !Object.hasOwn(onServersThread, name));
  expect(unknown).toEqual([]);
  expect(Object.keys(onServersThread).filter((name) => !libraries.has(name))).toEqual([]);
});

const isOwn = (name: string): boolean => name.startsWith('node:') || name.startsWith('@helpdesk/') || builtinModules.includes(name);

test('what reads files and texts of strangers is reached by their threads alone', () => {
  const inThreads = reached(['parsing-worker.ts']);
  const parsing = ['uploads/render.ts', 'spreadsheets/reading/workbook.ts', 'spreadsheets/reading/csv.ts', 'session/password-score.ts'];
  expect(parsing.filter((file) => !inThreads.has(file))).toEqual([]);
  expect(parsing.filter((file) => files.has(file))).toEqual([]);
});

/** Where texts and packed bytes are read on the server's thread, and why they are short or ours. */
const readOnServersThread: readonly string[] = [
  'backup/archive.ts',
  'db/embedded/embedded-runner.ts',
  'db/went-back/seq-marks.ts',
  'http/kept/send-compressed.ts',
  'http/read-body.ts',
  'logger.ts',
  'sites/add-site.ts',
];

test('JSON and packed bytes are read on the server’s thread only where they are known to be short or ours', () => {
  const reading =
    /\bJSON\.parse\(|\b(?:gunzip|inflate|inflateRaw|brotliDecompress|unzip)(?:Sync)?\(|\bcreate(?:Gunzip|Inflate|InflateRaw|BrotliDecompress)\(/;
  const found = [...files.keys()].filter((file) => reading.test(readFileSync(join(sources, file), 'utf8')));
  expect(found.sort()).toEqual(readOnServersThread);
});

test('an import is seen in each of its forms, and one of types alone is none', () => {
  const text = `import a from 'a';\nimport {\n  b,\n} from '@b/b/c';\nimport type { C } from 'c';\nimport 'd';\nconst e = await import('e');\nexport { f } from 'f';\n`;
  expect(importsIn(text).map(libraryOf)).toEqual(['a', '@b/b', 'd', 'e', 'f']);
});
