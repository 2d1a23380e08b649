import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './paths.mjs';

/** Prints how large the house is and how fine it is cut, so that a change of its shape can be compared with what was before. */

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const files = git('ls-files', '-z').split('\0').filter(Boolean);
const text = (file) => readFileSync(join(root, file), 'utf8');
const lines = (file) => text(file).split('\n').length - 1;
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

const isProof = (file) => /\.(?:test|bench|spec)\.|\/testing\/|\/e2e\/|^packages\/(?:proofs|bench|cluster)\//.test(file);
const source = files.filter((file) => /\.(?:ts|tsx|css|sql)$/.test(file) && !isProof(file));
const scripts = source.filter((file) => /\.tsx?$/.test(file));
const sheets = source.filter((file) => file.endsWith('.module.css'));
const docs = files.filter((file) => /^(?:docs\/.*|README|CONTRIBUTING)\.md$/.test(file));

/** The files that import one, tests apart. */
const readers = new Map();
for (const file of scripts) {
  for (const [, from] of text(file).matchAll(/(?:from|import|import\()\s*'([^']+)'/g)) {
    const read = target(file, from);
    if (read) readers.set(read, (readers.get(read) ?? new Set()).add(file));
  }
}

/** The file that an import names; undefined for a package of somebody else. */
function target(file, from) {
  if (from.startsWith('.')) return posix.join(posix.dirname(file), from);
  const workspace = /^(?:packages\/[^/]+|api|pwa)/.exec(file)?.[0];
  if (from.startsWith('#')) return `${workspace}/src/${from.slice(1)}`;
  const own = /^@helpdesk\/([^/]+)\/(.+)$/.exec(from);
  return own ? `packages/${own[1]}/src/${own[2]}.ts` : undefined;
}

const withOneReader = (all) => all.filter((file) => readers.get(file)?.size === 1).length;
const isComment = (line) => /^\s*(?:\/\/|\/\*|\*)/.test(line);
const codeLines = scripts.flatMap((file) => text(file).split('\n'));
const subjects = git('log', '-200', '--format=%s').trim().split('\n');

const table = {
  'source lines, tests apart (ts, tsx, css, sql)': sum(source.map(lines)),
  'files of source': source.length,
  'TypeScript files with one reader': percent(withOneReader(scripts), scripts.length),
  'style sheets with one reader': percent(withOneReader(sheets), sheets.length),
  'lines of TypeScript that are comments': percent(codeLines.filter(isComment).length, codeLines.length),
  'words of README, CONTRIBUTING and docs': sum(docs.map((file) => text(file).split(/\s+/).filter(Boolean).length)),
  'of the last 200 commit subjects, longer than 72': subjects.filter((subject) => subject.length > 72).length,
};
for (const [what, value] of Object.entries(table)) console.log(`${what.padEnd(50)} ${value}`);
