import { mkdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@helpdesk/site/folder';
import { site } from '@helpdesk/site/site';
import { enterSite } from '@helpdesk/site/within';
import { type Database, openDatabase } from '#db/open.ts';
import { StartProblem } from '#db/start-problem.ts';
import { loadGuideViewer } from '#guide-file/guide-viewer.ts';
import { openProbes, type Probes } from '#health/probes.ts';
import { budgetSize, readBudget } from '#http/budget/read-budget.ts';
import { keepBuildAssets } from '#http/build-assets.ts';
import { readyAnswers } from '#http/kept/ready-answers.ts';
import { lookForMetrics } from '#metrics/look.ts';
import { openMeters } from '#metrics/meters.ts';
import { serveMetrics } from '#metrics/serve-metrics.ts';
import { loadPageMaker } from '#pages/page-maker.ts';
import { inviteLink } from '#session/invite-link.ts';
import type { FirstInvite } from '#session/invites.ts';
import { siteFolders } from '#sites/site-folders.ts';
import { type SiteHost, siteHost } from '#sites/site-host.ts';
import { moveIntoBucket, openStorages } from '#storage/open-storage.ts';
import { uploadPaths } from './body-limits.ts';
import { readSettings, type Settings } from './env.ts';
import { type Listener, listen } from './listen.ts';
import { logRequest } from './log-requests.ts';
import { type LogForm, logger, standardOutput, writeLogTo } from './logger.ts';
import { type OpenSite, openSite, type ServerParts } from './open-site.ts';
import { builtApp } from './own-files.ts';
import { readSiteNamed, settingsOfSite } from './site-settings.ts';

const megabyte = 1024 * 1024;
const readyBytes = 64 * megabyte;
/** Of each site beside the first one, of which there may be a hundred. */
const readyBytesBeside = 8 * megabyte;
const secondsToFinish = 10;

const output = standardOutput();
const usualFormat: LogForm['format'] = process.stdout.isTTY ? 'text' : 'json';
writeLogTo(output, { format: usualFormat, level: 'info' });
process.once('uncaughtException', (error) => exitWith('The server ended unexpectedly.', error.stack));

try {
  await start(readSettings(process.env));
} catch (error) {
  exitWith(sentenceFor(error as Error & { code?: string }));
}

async function start(settings: Settings) {
  const own = readSiteNamed(settings.sitesDir, settings.site);
  enterSite(own.configuration);
  const format = settings.logFormat ?? usualFormat;
  writeLogTo(output, { format, level: settings.logLevel });
  // The port first: when it is busy the database is not touched. Requests wait for the app.
  let host: SiteHost | undefined;
  let serve: (host: SiteHost) => void = () => {};
  const opened = new Promise<SiteHost>((resolve) => {
    serve = resolve;
  });
  const ready = readyAnswers(readyBytes);
  const probes = openProbes();
  const meters = settings.metrics && (await openMeters(ready.counts));
  const listener = await listen(opened, {
    ...settings,
    uploads: uploadPaths,
    isBehindProxy: settings.trustedProxyHops > 0,
    ready: { serve: (request, response) => host?.serve(request, response) ?? false },
    probes,
  });
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase(settings);
  try {
    if (meters && settings.metrics) {
      const { requests, reads, work } = database;
      const looked = { pools: { requests, reads, work }, sql: reads, dataDir: settings.dataDir, sendsMail: settings.mail !== undefined };
      await serveMetrics(settings.metrics, meters.registry, await lookForMetrics(meters.registry, looked));
    }
    const server: ServerParts = {
      ...(await readServerParts(settings)),
      budget: readBudget(settings.trustedProxyHops, Date.now, budgetSize(settings.readMsPerSecond)),
      onReceipt: meters?.receipt,
      onRequest: (heard) => {
        meters?.request(heard);
        // A person at a terminal looks for what is wrong.
        if (format === 'json') logRequest(heard);
      },
    };
    const addresses = { ...own.addresses, origin: settings.siteOrigin ?? own.addresses.origin };
    const ofFirst = { ...settings, siteOrigin: addresses.origin, otherHosts: addresses.hosts };
    const first = await openSite(
      own,
      ofFirst,
      {
        ...server,
        onSnapshot: meters?.snapshot,
        onCatalogue: (held) => {
          probes.open();
          meters?.catalogue(held);
        },
      },
      ready,
      database,
    );
    const folders = siteFolders(settings.sitesDir, { name: settings.site, addresses }, (sentence) => logger.warn(sentence));
    host = siteHost(first, folders, ({ name }) => openBeside(readSiteNamed(settings.sitesDir, name), settings, server, database));
    serve(host);
    stopWhenAsked({ listener, probes, database, host, drainMs: settings.drainSeconds * 1_000 });
    announce(settings.host, listener.port, database.where, first.invite, format);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What of a server is the same for all its sites. */
async function readServerParts(settings: Settings) {
  await moveFiles(settings);
  const dist = settings.appDir ?? builtApp;
  // Beside each other: one waits for the disk while the other is compiled.
  const [otherAssets, pages] = await Promise.all([
    keepBuildAssets(dist, openStorages(settings).assets, ({ message }) =>
      logger.error(`The parts of pages could not be kept for pages of other builds; it is tried again. ${message}`),
    ),
    loadPageMaker(dist, `${dist}-server`),
  ]);
  return { startedAt: new Date(), dist, otherAssets, pages, viewer: loadGuideViewer(join(`${dist}-server`, 'guide')) };
}

async function moveFiles(settings: Settings): Promise<void> {
  const moved = await moveIntoBucket(settings);
  if (moved > 0) logger.warn(`${moved} files of ${settings.dataDir} lie in the bucket now.`);
}

/** Opens a site whose database lies beside that of the first one. */
async function openBeside(site: Site, settings: Settings, server: ServerParts, first: Database): Promise<OpenSite> {
  const own = settingsOfSite(settings, site, await first.beside(site.name));
  await moveFiles(own);
  const database = await openDatabase(own);
  try {
    return await openSite(site, own, server, readyAnswers(readyBytesBeside), database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Stopping {
  readonly listener: Listener;
  readonly probes: Probes;
  readonly database: Database;
  readonly host: SiteHost;
  /** Until whoever shares requests out has noticed that this server wants no more. */
  readonly drainMs: number;
}

function stopWhenAsked({ listener, probes, database, host, drainMs }: Stopping) {
  let isStopping = false;
  const stop = async () => {
    // Ctrl-C arrives twice under npm: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    probes.drain();
    if (drainMs > 0) await pause(drainMs);
    await listener.close(secondsToFinish * 1_000);
    await host.close().catch((error: Error) => exitWith(error.message));
    process.exit();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  void database.died.then((lastWords) => exitWith(`The embedded database ended unexpectedly: ${lastWords}`));
}

/** For a person, the link with which the first one chooses a password, too; no log keeps it. */
function announce(host: string | undefined, port: number, where: string, invite: FirstInvite | undefined, format: LogForm['format']) {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  logger.info(`${site.name.en} is running.`);
  const here = host?.includes(':') ? `[${host}]` : (host ?? 'localhost');
  const origin = `http://${here}:${port}`;
  logger.info(`  Here:     ${origin}`);
  if (!host && outside) logger.info(`  Network:  http://${outside.address}:${port}`);
  logger.info(`  Data:     ${where}`);
  if (!invite) return;
  logger.info(
    invite.token && format === 'text'
      ? `Nobody can log in yet. With this link the first administrator chooses a password, once, within 24 hours:\n  ${inviteLink(origin, invite.token)}`
      : 'Nobody can log in yet: npm run admin -- add <email> makes a link with which the first administrator chooses a password.',
  );
}

function sentenceFor(error: Error & { code?: string }): string {
  if (error instanceof StartProblem) return error.message;
  // 53100 is PostgreSQL's disk_full.
  if (error.code === 'ENOSPC' || error.code === '53100') return 'The disk that holds the data is full.';
  return `The server could not start: ${error.message}`;
}

function exitWith(sentence: string, stack?: string): never {
  logger.error(sentence, { stack });
  process.exit(1);
}
