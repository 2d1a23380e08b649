import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@helpdesk/site/folder';
import { site } from '@helpdesk/site/site';
import { withinSite } from '@helpdesk/site/within';
import type { Hono } from 'hono';

import { askEveryMs, askFeed } from '#alerts/follow-feed.ts';
import { backUpWhenDue, lookForBackupEveryMs } from '#backup/scheduled.ts';
import { expectMigrated, migrate } from '#db/migrate.ts';
import type { Database } from '#db/open.ts';
import { seedWhenEmpty } from '#db/seed.ts';
import type { Pool } from '#db/sql.ts';
import { noticeOtherCopy } from '#db/went-back/origin.ts';
import { seqMarks } from '#db/went-back/seq-marks.ts';
import { readyGuideKey } from '#guide-file/guide-key.ts';
import type { loadGuideViewer } from '#guide-file/guide-viewer.ts';
import type { ReadBudget } from '#http/budget/read-budget.ts';
import type { KeptAssets } from '#http/build-assets.ts';
import type { ReadyAnswers } from '#http/kept/ready-answers.ts';
import { type Mailer, startMailer } from '#mail/mailer.ts';
import type { Pages } from '#pages/page-maker.ts';
import { readyFirstAdministrator } from '#session/first-administrator.ts';
import type { FirstInvite } from '#session/invites.ts';
import { openStorages } from '#storage/open-storage.ts';
import { type AppParts, createApp } from './app.ts';
import { doDailyWork, watchTime } from './daily.ts';
import type { Settings } from './env.ts';
import { logger } from './logger.ts';
import { securityLog } from './security-log.ts';

/** So that phones and pages are answered within a second. */
const patienceMs = 800;
/** A mail on its way: as long as a mail server may take. */
const mailMs = 20_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What all sites of one server have in common. */
export interface ServerParts {
  /** A site that is opened for a while only is older than that. */
  readonly startedAt: Date;
  /** The built app. */
  readonly dist: string;
  readonly pages: Pages | undefined;
  /** What makes the region as one file; absent where it was not built. */
  readonly viewer: ReturnType<typeof loadGuideViewer>;
  readonly otherAssets: KeptAssets;
  /** What one network may have all sites work. */
  readonly budget: ReadBudget;
  /** Told of what happens, for whoever measures. */
  readonly onReceipt?: AppParts['onReceipt'];
  readonly onRequest?: AppParts['onRequest'];
  readonly onSnapshot?: AppParts['onSnapshot'];
  readonly onCatalogue?: AppParts['onCatalogue'];
}

/** A site that answers. */
export interface OpenSite {
  readonly app: Hono;
  /** Answers of it that stand ready: they are to be asked before the app. */
  readonly ready: ReadyAnswers;
  /** Where nobody can log in yet. */
  readonly invite: FirstInvite | undefined;
  /** Whether something is done for it, such as a backup, that closing it would wait for. */
  isWorking(): boolean;
  /**
   * Ends its work and leaves its database.
   * @param withinMs what has begun may come to its end meanwhile, else it is done again when the site is opened; as long as it takes when absent
   */
  close(withinMs?: number): Promise<void>;
}

/**
 * Readies the database and the files of a site, and begins what is done for it beside requests.
 * @param settings its own, see `settingsOfSite`
 * @param database closed with the site; where it cannot be opened, by whoever opened the database
 * @throws StartProblem with what keeps it from being opened
 */
export function openSite(own: Site, settings: Settings, server: ServerParts, ready: ReadyAnswers, database: Database): Promise<OpenSite> {
  return withinSite(own.configuration, () => readySite(own, settings, server, ready, database));
}

async function readySite(own: Site, settings: Settings, server: ServerParts, ready: ReadyAnswers, database: Database): Promise<OpenSite> {
  const { dist, pages, viewer, otherAssets, budget, onReceipt, onRequest, onSnapshot, onCatalogue } = server;
  const { dataDir, siteOrigin, otherHosts, trustedProxyHops, enquiriesPer10Minutes, alerts, backupAt } = settings;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await (settings.migrates ? migrate : expectMigrated)(database.sql, settings.migrationsDir);
  if (own.isSample) await seedWhenEmpty(database.sql);
  if (await noticeOtherCopy(database.sql, settings.databaseUrl ? undefined : dataDir))
    logger.warn('The database is another copy than at the last start: phones start over. If it is an older one, see operations 3.');
  const storages = openStorages(settings);
  const invite = await readyFirstAdministrator(database.sql, settings.firstAdministrator, new Date());
  const mailer: Mailer | undefined = startMailerIfAddressed(database.work, settings.mail);
  const guide = viewer && { viewer, key: await readyGuideKey(database.sql) };
  const closed = new AbortController();
  const app = createApp({
    sql: database.requests,
    reads: database.reads,
    bulk: database.work,
    replica: database.replica,
    dataDir,
    siteOrigin,
    otherHosts,
    site: own,
    dist,
    makePage: pages?.makePage,
    pageStyles: pages?.styles,
    otherAssets,
    storages,
    embed: pages?.embed,
    trustedProxyHops,
    budget,
    enquiriesPer10Minutes,
    onReceipt: (kind, isNew) => {
      onReceipt?.(kind, isNew);
      if (isNew) mailer?.wake();
    },
    ready,
    onRequest,
    onSnapshot,
    onCatalogue,
    hearChanges: database.hearChanges,
    closed: closed.signal,
    patienceMs,
    marks: seqMarks(join(dataDir, 'sync-marks.json')),
    warn: (sentence) => logger.warn(sentence),
    sendMail: mailer?.send,
    alerts: alerts !== undefined,
    guide,
    log: securityLog,
  });
  const works = [
    every(dayMs, () => doDailyWork({ sql: database.work, storages, dataDir }, new Date())),
    every(hourMs, () => watchTime(database.work, new Date())),
  ];
  if (backupAt) {
    const scheduled = { sql: database.sql, storages, dataDir, at: backupAt, startedAt: server.startedAt };
    works.push(every(lookForBackupEveryMs, () => backUpWhenDue(scheduled, new Date())));
  }
  if (alerts) works.push(every(askEveryMs, () => askFeed(database.work, alerts, Date.now())));
  return {
    app,
    ready,
    invite,
    isWorking: () => works.some((work) => work.isRunning()),
    async close(withinMs = Number.POSITIVE_INFINITY) {
      closed.abort();
      const ended = Promise.all([mailer?.stop(Math.min(withinMs, mailMs)), ...works.map((work) => work.end())]);
      await (withinMs === Number.POSITIVE_INFINITY ? ended : Promise.race([ended, pause(withinMs, undefined, { ref: false })]));
      await database.close();
    },
  };
}

/** No mailer where nobody has said yet where the helpdesk of this site reads mail. */
function startMailerIfAddressed(sql: Pool, mail: Settings['mail']): Mailer | undefined {
  if (!mail) return undefined;
  const to = mail.to ?? site.helpdesk.contacts.other.email;
  if (to) return startMailer(sql, { smtpUrl: mail.smtpUrl, to, from: mail.from ?? to });
  logger.warn(`No mail is sent for ${site.name.en}: its site.json has no e-mail address yet.`);
  return undefined;
}

/** At once and then again and again: a machine that is switched off every night does its daily work, too. */
function every(ms: number, work: () => Promise<unknown>) {
  let running: Promise<unknown> | undefined;
  // One that takes longer is neither begun twice nor left behind.
  const attempt = () => {
    running ??= work()
      .catch((error: Error) => logger.error(error.message))
      .finally(() => {
        running = undefined;
      });
  };
  attempt();
  const timer = setInterval(attempt, ms).unref();
  return {
    isRunning: () => running !== undefined,
    /** Lets what has begun come to its end. */
    end: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
