import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../../setup/paths.mjs';

/** The phones' own code is written for Vite, which gives it its settings. */
const load = async (name) =>
  (await runnerImport(join(root, 'packages/cluster/src/chaos', name), { configFile: false, root, logLevel: 'error' })).module;

export const { newPhone } = await load('phone.ts');
export const { openDatabase, writeEverywhere, readEnquiries } = await load('database.sql.ts');
