import { join } from 'node:path';
import { readSite, type Site } from '@helpdesk/site/folder';

import { databaseBeside } from '#db/pool/database-beside.ts';
import { StartProblem } from '#db/start-problem.ts';
import type { Settings } from './env.ts';

/** @throws StartProblem with a sentence that names the file and what is wrong with it */
export function readSiteNamed(sitesDir: string, name: string): Site {
  try {
    return readSite(join(sitesDir, name));
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
}

/**
 * The settings of a site beside the first one: what is set for the whole server, but files, address and people of its own. Its database lies beside
 * that of the first site, at `databaseUrl`.
 */
export function settingsOfSite(settings: Settings, { name, addresses }: Site, databaseUrl: string): Settings {
  return {
    ...settings,
    databaseUrl,
    isBeside: true,
    replicaUrl: settings.replicaUrl === undefined ? undefined : databaseBeside(settings.replicaUrl, name),
    dataDir: join(settings.dataDir, 'sites', name),
    siteOrigin: addresses.origin,
    otherHosts: addresses.hosts,
    site: name,
    firstAdministrator: undefined,
    mail: settings.mail && { smtpUrl: settings.mail.smtpUrl, from: settings.mail.from },
    // Districts belong to one region.
    alerts: undefined,
    bucket: settings.bucket && { ...settings.bucket, folder: `sites/${name}` },
  };
}
