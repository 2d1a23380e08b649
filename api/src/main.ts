import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { site } from '@helpdesk/site/site';
import { migrate } from '#db/migrate.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { seedWhenEmpty } from '#db/seed.ts';
import { StartProblem } from '#db/start-problem.ts';
import { purgeTombstones } from '#db/tombstones.ts';
import { forgetDeleted } from '#history/forget-deleted.ts';
import { keepBuildAssets } from '#http/build-assets.ts';
import { type Mailer, startMailer } from '#mail/mailer.ts';
import { loadPageMaker } from '#pages/page-maker.ts';
import { readyFirstAdministrator } from '#session/first-administrator.ts';
import { inviteLink } from '#session/invite-link.ts';
import { collectPictures } from '#uploads/collect.ts';
import { openPictureStorage } from '#uploads/open-storage.ts';
import { createApp } from './app.ts';
import { readSettings, type Settings } from './env.ts';
import { forgetOld } from './forget.ts';
import { type Listener, listen } from './listen.ts';
import { builtApp } from './own-files.ts';

const secondsToFinish = 10;
const secondsToMail = 3;
const dayMs = 24 * 3_600_000;

try {
  await start(readSettings(process.env));
} catch (error) {
  refuse(sentenceFor(error as Error & { code?: string }));
}

async function start(settings: Settings) {
  // The port first: when it is busy the database is not touched. Requests wait for the app.
  let serve: (app: ReturnType<typeof createApp>) => void = () => {};
  const listener = await listen(
    new Promise((resolve) => {
      serve = resolve;
    }),
    settings,
  );
  const database = await openDatabase(settings);
  const storage = openPictureStorage(settings);
  let invite: string | undefined;
  let mailer: Mailer | undefined;
  try {
    await migrate(database.sql, settings.migrationsDir);
    await seedWhenEmpty(database.sql);
    const dist = settings.appDir ?? builtApp;
    const olderAssets = await keepBuildAssets(dist, settings.dataDir);
    invite = await readyFirstAdministrator(database.sql, settings.firstAdministrator, new Date());
    mailer = settings.mail && startMailer(database.sql, settings.mail);
    const { dataDir, siteOrigin, trustedProxyHops, enquiriesPer10Minutes } = settings;
    const onEnquiry = mailer?.wake;
    serve(
      createApp({
        sql: database.sql,
        dataDir,
        siteOrigin,
        dist,
        makePage: await loadPageMaker(dist, `${dist}-server`),
        olderAssets,
        storage,
        trustedProxyHops,
        enquiriesPer10Minutes,
        onEnquiry,
      }),
    );
  } catch (error) {
    await database.close();
    throw error;
  }
  stopWhenAsked(listener, database, mailer);
  everyDay(() => collectPictures(database.sql, storage, new Date()));
  everyDay(() => forgetOld(database.sql, new Date()));
  everyDay(() => forgetDeleted(database.sql, join(settings.dataDir, 'reports'), new Date()));
  everyDay(() => purgeTombstones(database.sql, new Date()));
  announce(settings.host, listener.port, database.where, invite);
}

/** At once and then daily: a machine that is switched off every night does its work, too. */
function everyDay(work: () => Promise<unknown>) {
  const attempt = () => void work().catch((error: Error) => console.error(error.message));
  attempt();
  setInterval(attempt, dayMs).unref();
}

function stopWhenAsked(listener: Listener, database: Database, mailer: Mailer | undefined) {
  let asked = false;
  const stop = async () => {
    // Ctrl-C arrives twice under npm: from the terminal and from npm.
    if (asked) return;
    asked = true;
    await Promise.all([listener.close(secondsToFinish * 1_000), mailer?.stop(secondsToMail * 1_000)]);
    await database.close();
    process.exit();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  void database.died.then((lastWords) => refuse(`The embedded database ended unexpectedly: ${lastWords}`));
}

function announce(host: string | undefined, port: number, where: string, invite: string | undefined) {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  console.log(`${site.name.en} is running.`);
  const here = host?.includes(':') ? `[${host}]` : (host ?? 'localhost');
  const origin = `http://${here}:${port}`;
  console.log(`  Here:     ${origin}`);
  if (!host && outside) console.log(`  Network:  http://${outside.address}:${port}`);
  console.log(`  Data:     ${where}`);
  if (invite)
    console.log(
      `Nobody can log in yet. With this link the first administrator chooses a password, once, within 24 hours:\n  ${inviteLink(origin, invite)}`,
    );
}

function sentenceFor(error: Error & { code?: string }): string {
  if (error instanceof StartProblem) return error.message;
  // 53100 is PostgreSQL's disk_full.
  if (error.code === 'ENOSPC' || error.code === '53100') return 'The disk that holds the data is full.';
  return `The server could not start: ${error.message}`;
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
