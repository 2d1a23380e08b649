import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directoryCsvCalls, maxCsvBytes } from '@helpdesk/contract/calls/directory-csv';
import { enquiryCalls, maxEnquiryBytes } from '@helpdesk/contract/calls/enquiries';
import { kioskCalls, maxKioskBytes } from '@helpdesk/contract/calls/kiosks';
import { maxMissedBytes, missedSearchCalls } from '@helpdesk/contract/calls/missed-searches';
import { maxReportBytes } from '@helpdesk/contract/calls/reports';
import { maxLoginBytes, sessionCalls } from '@helpdesk/contract/calls/session';
import { maxPictureBytes, maxPictures } from '@helpdesk/contract/calls/uploads';
import { visitCalls } from '@helpdesk/contract/calls/visits';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { MakePage } from '@helpdesk/contract/sync/page';
import { pictureNames, picturePath } from '@helpdesk/sample-data/pictures';
import { sampleFiles } from '@helpdesk/sample-data/sample-region';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { adRoutes } from '#ads/ads.routes.ts';
import { alertRoutes } from '#alerts/alerts.routes.ts';
import { categoryRoutes } from '#categories/categories.routes.ts';
import { type Catalogue, type CatalogueSource, catalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import type { SeqMarks } from '#db/went-back/seq-marks.ts';
import { directoryCsvRoutes } from '#directory-csv/directory-csv.routes.ts';
import { enquiryRoutes } from '#enquiries/enquiries.routes.ts';
import { countStates } from '#enquiries/enquiries.sql.ts';
import { requestStateRoutes } from '#enquiries/request-states.routes.ts';
import { submitRoutes } from '#enquiries/submit.routes.ts';
import { guideFileRoutes } from '#guide-file/guide-file.routes.ts';
import { listPictures } from '#guide-file/list-pictures.ts';
import type { GuideParts } from '#guide-file/write-guide.ts';
import { healthRoutes } from '#health/health.routes.ts';
import { historyRoutes } from '#history/history.routes.ts';
import { adminOnly } from '#http/admin-only.ts';
import { answerProblem } from '#http/answer.ts';
import { fromOwnPages } from '#http/from-own-pages.ts';
import { securityHeaders } from '#http/headers.ts';
import type { ReadyAnswers } from '#http/kept/ready-answers.ts';
import { noteKiosk } from '#http/kiosk-sender.ts';
import { knownHost } from '#http/known-host.ts';
import { limitAddress } from '#http/limit-address.ts';
import { limitBody, usualBodyBytes } from '#http/limit-body.ts';
import { openApi } from '#http/open-api.ts';
import { keptOrigins, originOf } from '#http/origin.ts';
import { Problem } from '#http/problem.ts';
import { readLimit } from '#http/read-limit.ts';
import { appFiles, pictureFiles } from '#http/static.ts';
import { submissionLimit } from '#http/submission-limit.ts';
import { sendWrittenSeq } from '#http/written-seq.ts';
import { kioskRoutes } from '#kiosks/kiosks.routes.ts';
import { kioskOf } from '#kiosks/pairing.ts';
import { knownPictures } from '#listings/known-pictures.ts';
import { listingReadRoutes } from '#listings/listing-read.routes.ts';
import { listingWriteRoutes } from '#listings/listing-write.routes.ts';
import { rowAnswers } from '#listings/row-answers.ts';
import { missedSearchRoutes } from '#missed-searches/missed-searches.routes.ts';
import { readMissed } from '#missed-searches/missed-searches.sql.ts';
import { noticeRoutes } from '#notices/notices.routes.ts';
import { overviewRoutes } from '#overview/overview.routes.ts';
import { pictureSizes } from '#overview/picture-sizes.ts';
import { crawlerRoutes } from '#pages/crawlers.routes.ts';
import { pageRoutes } from '#pages/pages.routes.ts';
import { regionRoutes } from '#regions/regions.routes.ts';
import { reportRoutes } from '#reports/reports.routes.ts';
import { searchRoutes } from '#search/search.routes.ts';
import { accountRoutes } from '#session/account.routes.ts';
import { administratorRoutes, type SendMail } from '#session/administrators.routes.ts';
import { passwordAttempts } from '#session/attempts.ts';
import { sessionRoutes } from '#session/session.routes.ts';
import { sessionOwner } from '#session/sessions.ts';
import { snapshotCache } from '#sync/snapshots.ts';
import { syncRoutes } from '#sync/sync.routes.ts';
import { translationRoutes } from '#translations/translations.routes.ts';
import { readOutdated } from '#translations/translations.sql.ts';
import { openPictureStorage } from '#uploads/open-storage.ts';
import { sampleShares } from '#uploads/sample-shares.ts';
import type { PictureStorage } from '#uploads/storage.ts';
import { uploadRoutes } from '#uploads/uploads.routes.ts';
import { visitRoutes } from '#visits/visits.routes.ts';
import { noteRefusals } from './note-refusals.ts';
import type { SecurityLog } from './security-log.ts';

export interface AppParts {
  sql: Pool;
  /** For what phones and pages read, so that writes cannot keep them waiting; the same when absent. */
  reads?: Pool;
  /** For reading many rows of the catalogue, which may take longer than anybody waits; that of `reads` when absent. */
  bulk?: Pool;
  /** Uploaded pictures and reports lie in `images` and `reports` below it. */
  dataDir: string;
  /** The built app. Absent, or not built: only the API and the pictures are served. */
  dist?: string;
  /** Turns an address into a page. Absent: every page is the shell, and the app makes it. */
  makePage?: MakePage;
  /** What stands in the style elements of its pages. */
  pageStyles?: readonly string[];
  /** Folders with the assets of earlier builds (`keepBuildAssets`). */
  olderAssets?: readonly string[];
  /** Where uploaded pictures lie; `dataDir` when absent. */
  storage?: PictureStorage;
  /** See `originOf`. */
  siteOrigin?: string;
  /** See `clientAddress`. */
  trustedProxyHops?: number;
  /** What one network may send: at once, and again in 10 minutes. Default: 10. */
  enquiriesPer10Minutes?: number;
  /** How far the catalogue had come, as it outlives this process. */
  marks?: SeqMarks;
  /** Called when an enquiry was stored. */
  onEnquiry?: () => void;
  /** See `CatalogueSource.follow`; absent, each read asks the database. */
  hearChanges?: Parameters<CatalogueSource['follow']>[0];
  /** Answers that stand ready: they are to be asked before the app. */
  ready?: ReadyAnswers;
  /** How long phones and pages wait for the database, in milliseconds, until what is in memory serves; as long as it takes when absent. */
  patienceMs?: number;
  /** See `readLimit`. */
  readsPerNetwork?: { atOnce: number; perSecond: number };
  /** Tells whoever runs the server what a setting lacks. */
  warn?: (sentence: string) => void;
  /** Mails invitations. Absent: nothing is mailed, their links are only shown, and phones offer no confirmation by mail. */
  sendMail?: SendMail;
  /** Whether official alerts are followed. Absent: nobody hears of any. */
  alerts?: boolean;
  /** What the region as one file is made with. Absent: there is none, and phones know no key for it. */
  guide?: GuideParts;
  /** Told of logins and of whatever is done with personal data. */
  log?: SecurityLog;
  /** Milliseconds, as `Date.now`. */
  now?: () => number;
}

/** What a multipart body holds beside its files. */
const formMargin = 64 * 1024;

const bodyLimits = {
  '/api/upload-image': maxPictures * maxPictureBytes + formMargin,
  '/api/add-report': maxReportBytes + formMargin,
  [`/api${sessionCalls.login.path}`]: maxLoginBytes,
  [`/api${sessionCalls.acceptInvite.path}`]: maxLoginBytes,
  [`/api${directoryCsvCalls.preview.path}`]: maxCsvBytes + formMargin,
  [`/api${directoryCsvCalls.import.path}`]: maxCsvBytes + formMargin,
  [`/api${enquiryCalls.book.path}`]: maxEnquiryBytes,
  [`/api${enquiryCalls.contact.path}`]: maxEnquiryBytes,
  [`/api${enquiryCalls.correct.path}`]: maxEnquiryBytes,
  [`/api${enquiryCalls.donated.path}`]: maxEnquiryBytes,
  [`/api${enquiryCalls.states.path}`]: maxEnquiryBytes,
  [`/api${visitCalls.increment.path}`]: 1024,
  [`/api${missedSearchCalls.report.path}`]: maxMissedBytes,
  [`/api${kioskCalls.pair.path}`]: maxKioskBytes,
  [`/api${kioskCalls.heartbeat.path}`]: maxKioskBytes,
};

/** The paths of large bodies, which may take their time. */
export const uploadPaths: ReadonlySet<string> = new Set(
  Object.entries(bodyLimits).flatMap(([path, bytes]) => (bytes > usualBodyBytes ? [path] : [])),
);

/** What kiosks send for visitors, too. */
const submitted = [
  enquiryCalls.book,
  enquiryCalls.contact,
  enquiryCalls.correct,
  enquiryCalls.donated,
  enquiryCalls.states,
  visitCalls.increment,
  missedSearchCalls.report,
];

/** Codes that one network may try to pair a device with: at once, and again in 10 minutes. */
const pairingsPer10Minutes = 10;

/** Many come to look from one hotel's network, few of them write; so it is with searches that found nothing, and with who asks for an answer. */
const visitsPerEnquiry = 6;

/** The whole server, as a table of contents: every part takes only what it needs. */
export function createApp(parts: AppParts): Hono {
  const { sql, dataDir, dist, olderAssets = [], trustedProxyHops = 0, enquiriesPer10Minutes = 10, now = Date.now } = parts;
  const { reads = sql, storage = openPictureStorage({ dataDir }), onEnquiry = () => {}, log = () => {}, guide } = parts;
  const mailsVisitors = parts.sendMail !== undefined;
  const limitEnquiries = submissionLimit('enquiries', enquiriesPer10Minutes, trustedProxyHops, now);
  const limitVisits = submissionLimit('visits', visitsPerEnquiry * enquiriesPer10Minutes, trustedProxyHops, now);
  const limitStates = submissionLimit('states', visitsPerEnquiry * enquiriesPer10Minutes, trustedProxyHops, now);
  const limitMisses = submissionLimit('misses', visitsPerEnquiry * enquiriesPer10Minutes, trustedProxyHops, now);
  const limitPairings = submissionLimit('pairings', pairingsPer10Minutes, trustedProxyHops, now);
  const catalogue = catalogueSource(reads, {
    bulk: parts.bulk,
    marks: parts.marks,
    patienceMs: parts.patienceMs,
    onChange: parts.ready?.forget,
  });
  if (parts.hearChanges) catalogue.follow(parts.hearChanges);
  const snapshots = snapshotCache(now);
  const limitReads = readLimit(trustedProxyHops, now, parts.readsPerNetwork);
  const answerRows = rowAnswers(catalogue, limitReads);
  const reportDirectories: [string, string] = [join(dataDir, 'reports'), fileURLToPath(sampleFiles.reports)];
  const samplePictures = fileURLToPath(sampleFiles.pictures);
  const samplePicture = (name: string) => join(samplePictures, picturePath(name));
  const overview = {
    catalogue,
    packedBytes: async (current: Catalogue) => (await snapshots.newest(current)).br.byteLength,
    pictureBytes: pictureSizes(samplePicture, (name) => storage.read(name)),
    outdated: () => readOutdated(sql),
    unreadEnquiries: async () => (await countStates(sql)).new,
    missedSearches: () => readMissed(sql),
  };
  const shares = sampleShares(samplePicture, join(dataDir, 'share-pictures'));
  const attempts = passwordAttempts(sql, now, trustedProxyHops, log);
  const origin = originOf(parts.siteOrigin, trustedProxyHops);
  const pictures = knownPictures(
    new Set(pictureNames(readdirSync(samplePictures, { encoding: 'utf8', recursive: true })).map((name) => `/images/${name}`)),
  );

  const listings = new Hono();
  for (const kind of listingKinds) {
    listings.route('/', listingReadRoutes(kind, answerRows, now)).route('/', listingWriteRoutes(sql, kind, pictures));
  }

  const guideFile = new Hono();
  if (guide) {
    const readPictures = listPictures(samplePicture, (name) => storage.read(name));
    guideFile.route('/', guideFileRoutes(guide, catalogue, readPictures, origin, limitReads, now));
  }

  const api = new Hono()
    .onError(answerProblem)
    .use(compress())
    .use(noteRefusals(log, now))
    .use(fromOwnPages(parts.siteOrigin))
    .route(
      '/',
      adminOnly((token) => sessionOwner(sql, token, new Date(now()))),
    )
    .route(
      '/',
      noteKiosk(submitted, (token) => kioskOf(sql, token)),
    )
    .use(sendWrittenSeq(catalogue))
    .use(limitBody(bodyLimits))
    .route('/', sessionRoutes(sql, now, attempts, log))
    .route('/', accountRoutes(sql, now, attempts, log))
    .route('/', administratorRoutes(sql, now, origin, log, parts.sendMail))
    .route('/', kioskRoutes(sql, now, limitPairings, log))
    .route(
      '/',
      syncRoutes(catalogue, snapshots, { mailsVisitors, bookingDetails: true, alerts: parts.alerts, guideKey: guide?.key.publicKey }),
    )
    .route('/', guideFile)
    .route('/', categoryRoutes(sql, answerRows))
    .route('/', regionRoutes(sql, answerRows))
    .route('/', listings)
    .route('/', searchRoutes(answerRows, now))
    .route('/', adRoutes(sql, pictures))
    .route('/', noticeRoutes(sql, answerRows))
    .route('/', reportRoutes(sql, answerRows, reportDirectories))
    .route('/', historyRoutes(sql, pictures, now))
    .route('/', translationRoutes(sql))
    .route('/', uploadRoutes(sql, storage))
    .route('/', submitRoutes(sql, now, limitEnquiries, mailsVisitors, onEnquiry))
    .route('/', requestStateRoutes(sql, limitStates))
    .route('/', enquiryRoutes(sql, now, log))
    .route('/', visitRoutes(sql, now, limitVisits))
    .route('/', missedSearchRoutes(sql, now, limitMisses))
    .route('/', directoryCsvRoutes(sql, catalogue, pictures, now))
    .route('/', overviewRoutes(sql, overview, now))
    .route('/', parts.alerts ? alertRoutes(reads, now) : new Hono())
    .route('/', healthRoutes(reads))
    .get('/openapi.json', openApi)
    .all('*', () => {
      throw new Problem(404, 'server_not_found');
    });

  const app = new Hono()
    .onError(answerProblem)
    .use(parts.ready?.keep ?? ((_, next) => next()))
    .use(securityHeaders)
    .use(limitAddress)
    .use(knownHost({ siteOrigin: parts.siteOrigin, trustedHops: trustedProxyHops, warn: parts.warn ?? (() => {}) }))
    .route('/api', api)
    .route(
      '/',
      pictureFiles(samplePicture, async (name) => (await shares(name)) ?? storage.read(name)),
    )
    .route('/', crawlerRoutes(reads, catalogue, origin, parts.siteOrigin !== undefined, limitReads));
  if (dist && existsSync(join(dist, 'index.html')))
    app.route('/', appFiles(dist, olderAssets)).route(
      '/',
      pageRoutes({
        catalogue,
        dist,
        makePage: parts.makePage,
        pageStyles: parts.pageStyles,
        originOf: origin,
        keeps: keptOrigins(parts.siteOrigin),
        limit: limitReads,
        now,
      }),
    );
  return app;
}
