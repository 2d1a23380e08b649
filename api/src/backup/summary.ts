import { kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';

import type { BackupHeader } from './archive.ts';

/** `helpdesk-20261121-104512.backup`, by the clock of UTC. */
export const newBackupName = (now: Date): string =>
  `helpdesk-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.backup`;

/** What we call backups, those that were broken off, those that a restore makes and those of every day, too. */
export const backupName = /^(?:before-|scheduled-)?helpdesk-\d{8}-\d{6}\.backup(?:\.part)?$/;

/** What a backup holds, for people. */
export function summaryOf({ counts, files }: BackupHeader): string {
  const of = (...tables: string[]) => tables.reduce((sum, table) => sum + (counts[table] ?? 0), 0);
  const parts = [
    [of(...listingKinds.map((kind) => kinds[kind].table)), 'listings'],
    [of('category', 'region', 'ad', 'report', 'notice'), 'other rows of the catalogue'],
    [of('enquiry'), 'enquiries'],
    [of('administrator'), 'administrators'],
    [files, 'uploaded files'],
  ] as const;
  return parts.map(([count, what]) => `${what} ${count}`).join(', ');
}
