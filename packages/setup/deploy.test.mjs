import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Every setting that the server reads. */
const settings = new Set([...read('api/src/env.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
/** What others than the server read. */
const others = /^(?:NODE_ENV|HELPDESK_PASSWORD|PATRONI_\w+)$/;

/** Name and value of what a file hands to what it starts. */
const handedBy = {
  'deploy/compose.yaml': /^ {2,}([A-Z][A-Z0-9_]+): /gm,
  'deploy/Containerfile': /(?<=^ENV .*?)([A-Z][A-Z0-9_]+)=/gm,
  'deploy/systemd/helpdesk@.service': /(?<=^Environment=.*?)([A-Z][A-Z0-9_]+)=/gm,
  'deploy/systemd/helpdesk-migrate.service': /(?<=^Environment=.*?)([A-Z][A-Z0-9_]+)=/gm,
};

test.each(Object.entries(handedBy))('%s names only settings that the server knows', (path, pattern) => {
  const named = [...read(path).matchAll(pattern)].map(([, name]) => name).filter((name) => !others.test(name));
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});

const copied = [...read('deploy/Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => names.split(' '));

test('the image has every folder that the server is built of or reads', () => {
  const notInIt = ['deploy', 'docs', 'node_modules'];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  expect(copied).toEqual(expect.arrayContaining(folders.map(({ name }) => name).filter((name) => !notInIt.includes(name))));
});

test('files that the ways to deploy name are there', () => {
  const files = [...read('deploy/compose.yaml').matchAll(/'\.\/([\w.-]+):/g)].map(([, name]) => join('deploy', name));
  expect([...files, ...copied].filter((path) => !statSync(join(root, path), { throwIfNoEntry: false }))).toEqual([]);
  expect(readdirSync(join(root, 'deploy/systemd'))).toContain('helpdesk@.service');
});
