import { mkdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { site } from '@helpdesk/site/site';
import { askEveryMs, askFeed } from '#alerts/follow-feed.ts';
import { migrate } from '#db/migrate.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { seedWhenEmpty } from '#db/seed.ts';
import { StartProblem } from '#db/start-problem.ts';
import { noticeOtherCopy } from '#db/went-back/origin.ts';
import { seqMarks } from '#db/went-back/seq-marks.ts';
import { readyGuideKey } from '#guide-file/guide-key.ts';
import { loadGuideViewer } from '#guide-file/guide-viewer.ts';
import { keepBuildAssets } from '#http/build-assets.ts';
import { readyAnswers } from '#http/kept/ready-answers.ts';
import { type Mailer, startMailer } from '#mail/mailer.ts';
import { loadPageMaker } from '#pages/page-maker.ts';
import { readyFirstAdministrator } from '#session/first-administrator.ts';
import { inviteLink } from '#session/invite-link.ts';
import type { FirstInvite } from '#session/invites.ts';
import { openPictureStorage } from '#uploads/open-storage.ts';
import { createApp } from './app.ts';
import { uploadPaths } from './body-limits.ts';
import { doDailyWork, watchTime } from './daily.ts';
import { readSettings, type Settings } from './env.ts';
import { type Listener, listen } from './listen.ts';
import { builtApp } from './own-files.ts';
import { securityLogOn } from './security-log.ts';

const readyBytes = 64 * 1024 * 1024;
/** So that phones and pages are answered within a second. */
const patienceMs = 800;
const secondsToFinish = 10;
const secondsToMail = 3;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

try {
  await start(readSettings(process.env));
} catch (error) {
  exitWith(sentenceFor(error as Error & { code?: string }));
}

async function start(settings: Settings) {
  // The port first: when it is busy the database is not touched. Requests wait for the app.
  let serve: (app: ReturnType<typeof createApp>) => void = () => {};
  const ready = readyAnswers(readyBytes);
  const listener = await listen(
    new Promise((resolve) => {
      serve = resolve;
    }),
    { ...settings, uploads: uploadPaths, ready },
  );
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase(settings);
  const storage = openPictureStorage(settings);
  let invite: FirstInvite | undefined;
  let mailer: Mailer | undefined;
  try {
    await migrate(database.sql, settings.migrationsDir);
    await seedWhenEmpty(database.sql);
    if (await noticeOtherCopy(database.sql, settings.databaseUrl ? undefined : settings.dataDir))
      console.error('The database is another copy than at the last start: phones start over. If it is an older one, see operations 3.');
    const dist = settings.appDir ?? builtApp;
    const olderAssets = await keepBuildAssets(dist, settings.dataDir);
    invite = await readyFirstAdministrator(database.sql, settings.firstAdministrator, new Date());
    mailer = settings.mail && startMailer(database.work, settings.mail);
    const { dataDir, siteOrigin, trustedProxyHops, enquiriesPer10Minutes } = settings;
    const onEnquiry = mailer?.wake;
    const pages = await loadPageMaker(dist, `${dist}-server`);
    const viewer = loadGuideViewer(join(`${dist}-server`, 'guide'));
    const guide = viewer && { viewer, key: await readyGuideKey(database.sql) };
    serve(
      createApp({
        sql: database.requests,
        reads: database.reads,
        bulk: database.work,
        dataDir,
        siteOrigin,
        dist,
        makePage: pages?.makePage,
        pageStyles: pages?.styles,
        olderAssets,
        storage,
        trustedProxyHops,
        enquiriesPer10Minutes,
        onEnquiry,
        ready,
        hearChanges: database.hearChanges,
        patienceMs,
        marks: seqMarks(join(dataDir, 'sync-marks.json')),
        warn: (sentence) => console.warn(sentence),
        sendMail: mailer?.send,
        alerts: settings.alerts !== undefined,
        guide,
        log: securityLogOn(process.stdout),
      }),
    );
  } catch (error) {
    await database.close();
    throw error;
  }
  stopWhenAsked(listener, database, mailer);
  every(dayMs, () => doDailyWork({ sql: database.work, storage, dataDir: settings.dataDir }, new Date()));
  const { alerts } = settings;
  if (alerts) every(askEveryMs, () => askFeed(database.work, alerts, Date.now()));
  every(hourMs, () => watchTime(database.work, new Date()));
  announce(settings.host, listener.port, database.where, invite);
}

/** At once and then again and again: a machine that is switched off every night does its daily work, too. */
function every(ms: number, work: () => Promise<unknown>) {
  const attempt = () => void work().catch((error: Error) => console.error(error.message));
  attempt();
  setInterval(attempt, ms).unref();
}

function stopWhenAsked(listener: Listener, database: Database, mailer: Mailer | undefined) {
  let isStopping = false;
  const stop = async () => {
    // Ctrl-C arrives twice under npm: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    await Promise.all([listener.close(secondsToFinish * 1_000), mailer?.stop(secondsToMail * 1_000)]);
    await database.close().catch((error: Error) => exitWith(error.message));
    process.exit();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  void database.died.then((lastWords) => exitWith(`The embedded database ended unexpectedly: ${lastWords}`));
}

function announce(host: string | undefined, port: number, where: string, invite: FirstInvite | undefined) {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  console.log(`${site.name.en} is running.`);
  const here = host?.includes(':') ? `[${host}]` : (host ?? 'localhost');
  const origin = `http://${here}:${port}`;
  console.log(`  Here:     ${origin}`);
  if (!host && outside) console.log(`  Network:  http://${outside.address}:${port}`);
  console.log(`  Data:     ${where}`);
  if (!invite) return;
  console.log(
    invite.token
      ? `Nobody can log in yet. With this link the first administrator chooses a password, once, within 24 hours:\n  ${inviteLink(origin, invite.token)}`
      : 'Nobody can log in yet. The link of an earlier start still lives; npm run admin -- add <email> makes another.',
  );
}

function sentenceFor(error: Error & { code?: string }): string {
  if (error instanceof StartProblem) return error.message;
  // 53100 is PostgreSQL's disk_full.
  if (error.code === 'ENOSPC' || error.code === '53100') return 'The disk that holds the data is full.';
  return `The server could not start: ${error.message}`;
}

function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
