import { mkdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSite, type Site } from '@helpdesk/site/folder';
import { site } from '@helpdesk/site/site';
import { enterSite } from '@helpdesk/site/within';
import { askEveryMs, askFeed } from '#alerts/follow-feed.ts';
import { backUpWhenDue, lookForBackupEveryMs } from '#backup/scheduled.ts';
import { expectMigrated, migrate } from '#db/migrate.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { seedWhenEmpty } from '#db/seed.ts';
import { StartProblem } from '#db/start-problem.ts';
import { noticeOtherCopy } from '#db/went-back/origin.ts';
import { seqMarks } from '#db/went-back/seq-marks.ts';
import { readyGuideKey } from '#guide-file/guide-key.ts';
import { loadGuideViewer } from '#guide-file/guide-viewer.ts';
import { openProbes, type Probes } from '#health/probes.ts';
import { keepBuildAssets } from '#http/build-assets.ts';
import { readyAnswers } from '#http/kept/ready-answers.ts';
import { type Mailer, startMailer } from '#mail/mailer.ts';
import { lookForMetrics } from '#metrics/look.ts';
import { openMeters } from '#metrics/meters.ts';
import { serveMetrics } from '#metrics/serve-metrics.ts';
import { loadPageMaker } from '#pages/page-maker.ts';
import { readyFirstAdministrator } from '#session/first-administrator.ts';
import { inviteLink } from '#session/invite-link.ts';
import type { FirstInvite } from '#session/invites.ts';
import { moveIntoBucket, openStorages } from '#storage/open-storage.ts';
import { createApp } from './app.ts';
import { uploadPaths } from './body-limits.ts';
import { doDailyWork, watchTime } from './daily.ts';
import { readSettings, type Settings } from './env.ts';
import { type Listener, listen } from './listen.ts';
import { logRequest } from './log-requests.ts';
import { type LogForm, logger, standardOutput, writeLogTo } from './logger.ts';
import { builtApp } from './own-files.ts';
import { securityLog } from './security-log.ts';

const readyBytes = 64 * 1024 * 1024;
/** So that phones and pages are answered within a second. */
const patienceMs = 800;
const secondsToFinish = 10;
const secondsToMail = 3;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

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
  const own = readOwnSite(settings);
  enterSite(own.configuration);
  const format = settings.logFormat ?? usualFormat;
  writeLogTo(output, { format, level: settings.logLevel });
  // The port first: when it is busy the database is not touched. Requests wait for the app.
  let serve: (app: ReturnType<typeof createApp>) => void = () => {};
  const ready = readyAnswers(readyBytes);
  const probes = openProbes();
  const meters = settings.metrics && openMeters(ready.counts);
  const listener = await listen(
    new Promise((resolve) => {
      serve = resolve;
    }),
    { ...settings, uploads: uploadPaths, ready, probes },
  );
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase(settings);
  const storages = openStorages(settings);
  let invite: FirstInvite | undefined;
  let mailer: Mailer | undefined;
  try {
    if (meters && settings.metrics) {
      const { requests, reads, work } = database;
      const looked = { pools: { requests, reads, work }, sql: reads, dataDir: settings.dataDir, sendsMail: settings.mail !== undefined };
      await serveMetrics(settings.metrics, meters.registry, lookForMetrics(meters.registry, looked));
    }
    await (settings.migrates ? migrate : expectMigrated)(database.sql, settings.migrationsDir);
    await seedWhenEmpty(database.sql);
    if (await noticeOtherCopy(database.sql, settings.databaseUrl ? undefined : settings.dataDir))
      logger.warn('The database is another copy than at the last start: phones start over. If it is an older one, see operations 3.');
    const dist = settings.appDir ?? builtApp;
    const moved = await moveIntoBucket(settings);
    if (moved > 0) logger.warn(`${moved} files of ${settings.dataDir} lie in the bucket now.`);
    const otherAssets = await keepBuildAssets(dist, storages.assets);
    invite = await readyFirstAdministrator(database.sql, settings.firstAdministrator, new Date());
    mailer = settings.mail && startMailer(database.work, mailOf(settings.mail));
    const { dataDir, siteOrigin, trustedProxyHops, enquiriesPer10Minutes } = settings;
    const { wake } = mailer ?? {};
    const pages = await loadPageMaker(dist, `${dist}-server`);
    const viewer = loadGuideViewer(join(`${dist}-server`, 'guide'));
    const guide = viewer && { viewer, key: await readyGuideKey(database.sql) };
    serve(
      createApp({
        sql: database.requests,
        reads: database.reads,
        bulk: database.work,
        replica: database.replica,
        dataDir,
        siteOrigin,
        site: own,
        dist,
        makePage: pages?.makePage,
        pageStyles: pages?.styles,
        otherAssets,
        storages,
        embed: pages?.embed,
        trustedProxyHops,
        enquiriesPer10Minutes,
        onReceipt: (kind, isNew) => {
          meters?.receipt(kind, isNew);
          if (isNew) wake?.();
        },
        ready,
        onRequest: (heard) => {
          meters?.request(heard);
          // A person at a terminal looks for what is wrong.
          if (format === 'json') logRequest(heard);
        },
        onSnapshot: meters?.snapshot,
        onCatalogue: (held) => {
          probes.open();
          meters?.catalogue(held);
        },
        hearChanges: database.hearChanges,
        patienceMs,
        marks: seqMarks(join(dataDir, 'sync-marks.json')),
        warn: (sentence) => logger.warn(sentence),
        sendMail: mailer?.send,
        alerts: settings.alerts !== undefined,
        guide,
        log: securityLog,
      }),
    );
  } catch (error) {
    await database.close();
    throw error;
  }
  stopWhenAsked({ listener, probes, database, mailer, drainMs: settings.drainSeconds * 1_000 });
  every(dayMs, () => doDailyWork({ sql: database.work, storages, dataDir: settings.dataDir }, new Date()));
  const { alerts, backupAt } = settings;
  if (backupAt) {
    const scheduled = { sql: database.sql, storages, dataDir: settings.dataDir, at: backupAt, startedAt: new Date() };
    every(lookForBackupEveryMs, () => backUpWhenDue(scheduled, new Date()));
  }
  if (alerts) every(askEveryMs, () => askFeed(database.work, alerts, Date.now()));
  every(hourMs, () => watchTime(database.work, new Date()));
  announce(settings.host, listener.port, database.where, invite, format);
}

/** @throws StartProblem with a sentence that names the file and what is wrong with it */
function readOwnSite({ sitesDir, site: name }: Settings): Site {
  try {
    return readSite(join(sitesDir, name));
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
}

function mailOf({ smtpUrl, to = site.helpdesk.contacts.other.email, from = to }: NonNullable<Settings['mail']>) {
  return { smtpUrl, to, from };
}

/** At once and then again and again: a machine that is switched off every night does its daily work, too. */
function every(ms: number, work: () => Promise<unknown>) {
  const attempt = () => void work().catch((error: Error) => logger.error(error.message));
  attempt();
  setInterval(attempt, ms).unref();
}

interface Stopping {
  readonly listener: Listener;
  readonly probes: Probes;
  readonly database: Database;
  readonly mailer: Mailer | undefined;
  /** Until whoever shares requests out has noticed that this server wants no more. */
  readonly drainMs: number;
}

function stopWhenAsked({ listener, probes, database, mailer, drainMs }: Stopping) {
  let isStopping = false;
  const stop = async () => {
    // Ctrl-C arrives twice under npm: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    probes.drain();
    if (drainMs > 0) await pause(drainMs);
    await Promise.all([listener.close(secondsToFinish * 1_000), mailer?.stop(secondsToMail * 1_000)]);
    await database.close().catch((error: Error) => exitWith(error.message));
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
