import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directoryCsvCalls, maxCsvBytes } from '@helpdesk/contract/directory-csv';
import { enquiryCalls, maxEnquiryBytes } from '@helpdesk/contract/enquiries';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { maxMissedBytes, missedSearchCalls } from '@helpdesk/contract/missed-searches';
import type { MakePage } from '@helpdesk/contract/page';
import { maxReportBytes } from '@helpdesk/contract/reports';
import { maxPictureBytes, maxPictures } from '@helpdesk/contract/uploads';
import { visitCalls } from '@helpdesk/contract/visits';
import { sampleFiles } from '@helpdesk/sample-data/sample-region';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { adRoutes } from '#ads/ads.routes.ts';
import { categoryRoutes } from '#categories/categories.routes.ts';
import { type Catalogue, catalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import { directoryCsvRoutes } from '#directory-csv/directory-csv.routes.ts';
import { enquiryRoutes } from '#enquiries/enquiries.routes.ts';
import { countStates } from '#enquiries/enquiries.sql.ts';
import { submitRoutes } from '#enquiries/submit.routes.ts';
import { healthRoutes } from '#health/health.routes.ts';
import { historyRoutes } from '#history/history.routes.ts';
import { adminOnly } from '#http/admin-only.ts';
import { answerProblem } from '#http/answer.ts';
import { securityHeaders } from '#http/headers.ts';
import { limitBody } from '#http/limit-body.ts';
import { openApi } from '#http/open-api.ts';
import { originOf } from '#http/origin.ts';
import { Problem } from '#http/problem.ts';
import { appFiles, pictureFiles } from '#http/static.ts';
import { submissionLimit } from '#http/submission-limit.ts';
import { keptLists } from '#listings/kept-lists.ts';
import { knownPictures } from '#listings/known-pictures.ts';
import { listingReadRoutes } from '#listings/listing-read.routes.ts';
import { listingWriteRoutes } from '#listings/listing-write.routes.ts';
import { missedSearchRoutes } from '#missed-searches/missed-searches.routes.ts';
import { readMissed } from '#missed-searches/missed-searches.sql.ts';
import { noticeRoutes } from '#notices/notices.routes.ts';
import { overviewRoutes } from '#overview/overview.routes.ts';
import { pictureSizes } from '#overview/picture-sizes.ts';
import { crawlerRoutes } from '#pages/crawlers.routes.ts';
import { pageRoutes } from '#pages/pages.routes.ts';
import { regionRoutes } from '#regions/regions.routes.ts';
import { reportRoutes } from '#reports/reports.routes.ts';
import { sessionRoutes } from '#session/session.routes.ts';
import { sessionOwner } from '#session/sessions.sql.ts';
import { snapshotShelf } from '#sync/snapshots.ts';
import { syncRoutes } from '#sync/sync.routes.ts';
import { translationRoutes } from '#translations/translations.routes.ts';
import { readOutdated } from '#translations/translations.sql.ts';
import { openPictureStorage } from '#uploads/open-storage.ts';
import { sampleShares } from '#uploads/sample-shares.ts';
import type { PictureStorage } from '#uploads/storage.ts';
import { uploadRoutes } from '#uploads/uploads.routes.ts';
import { visitRoutes } from '#visits/visits.routes.ts';

export interface AppParts {
  sql: Pool;
  /** Uploaded pictures and reports lie in `images` and `reports` below it. */
  dataDir: string;
  /** The built app. Absent, or not built: only the API and the pictures are served. */
  dist?: string;
  /** Turns an address into a page. Absent: every page is the shell, and the app makes it. */
  makePage?: MakePage;
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
  /** Called when an enquiry was stored. */
  onEnquiry?: () => void;
  /** Milliseconds, as `Date.now`. */
  now?: () => number;
}

/** What a multipart body holds beside its files. */
const formMargin = 64 * 1024;

const bodyLimits = {
  '/api/upload-image': maxPictures * maxPictureBytes + formMargin,
  '/api/add-report': maxReportBytes + formMargin,
  [`/api${directoryCsvCalls.preview.path}`]: maxCsvBytes + formMargin,
  [`/api${directoryCsvCalls.import.path}`]: maxCsvBytes + formMargin,
  [`/api${enquiryCalls.book.path}`]: maxEnquiryBytes,
  [`/api${enquiryCalls.contact.path}`]: maxEnquiryBytes,
  [`/api${visitCalls.increment.path}`]: 1024,
  [`/api${missedSearchCalls.report.path}`]: maxMissedBytes,
};

/** Many come to look from one hotel's network, few of them write; so it is with searches that found nothing. */
const visitsPerEnquiry = 6;

/** The whole server, as a table of contents: every part takes only what it needs. */
export function createApp(parts: AppParts): Hono {
  const { sql, dataDir, dist, olderAssets = [], trustedProxyHops = 0, enquiriesPer10Minutes = 10, now = Date.now } = parts;
  const { storage = openPictureStorage({ dataDir }), onEnquiry = () => {} } = parts;
  const limitEnquiries = submissionLimit('enquiries', enquiriesPer10Minutes, trustedProxyHops, now);
  const limitVisits = submissionLimit('visits', visitsPerEnquiry * enquiriesPer10Minutes, trustedProxyHops, now);
  const limitMisses = submissionLimit('misses', visitsPerEnquiry * enquiriesPer10Minutes, trustedProxyHops, now);
  const catalogue = catalogueSource(sql, now);
  const shelf = snapshotShelf(now);
  const lists = keptLists(catalogue);
  const reportDirectories: [string, string] = [join(dataDir, 'reports'), fileURLToPath(sampleFiles.reports)];
  const samplePictures = fileURLToPath(sampleFiles.pictures);
  const overview = {
    catalogue,
    packedBytes: async (current: Catalogue) => (await shelf.newest(current)).br.byteLength,
    pictureBytes: pictureSizes(samplePictures, (name) => storage.read(name)),
    outdated: () => readOutdated(sql),
    unreadEnquiries: async () => (await countStates(sql)).new,
    missedSearches: () => readMissed(sql),
  };
  const shares = sampleShares(samplePictures, join(dataDir, 'share-pictures'));
  const origin = originOf(parts.siteOrigin, trustedProxyHops);
  const pictures = knownPictures(new Set(readdirSync(samplePictures).map((name) => `/images/${name}`)));

  const listings = new Hono();
  for (const kind of listingKinds) {
    listings.route('/', listingReadRoutes(catalogue, kind, lists)).route('/', listingWriteRoutes(sql, kind, pictures));
  }

  const api = new Hono()
    .onError(answerProblem)
    .use(compress())
    .route(
      '/',
      adminOnly((token) => sessionOwner(sql, token, new Date(now()))),
    )
    .use(limitBody(bodyLimits))
    .route('/', sessionRoutes(sql, now, trustedProxyHops))
    .route('/', syncRoutes(catalogue, shelf))
    .route('/', categoryRoutes(sql, catalogue, lists))
    .route('/', regionRoutes(sql, lists))
    .route('/', listings)
    .route('/', adRoutes(sql, pictures))
    .route('/', noticeRoutes(sql, catalogue))
    .route('/', reportRoutes(sql, catalogue, reportDirectories))
    .route('/', historyRoutes(sql, pictures, now))
    .route('/', translationRoutes(sql))
    .route('/', uploadRoutes(sql, storage))
    .route('/', submitRoutes(sql, now, limitEnquiries, onEnquiry))
    .route('/', enquiryRoutes(sql, now))
    .route('/', visitRoutes(sql, now, limitVisits))
    .route('/', missedSearchRoutes(sql, now, limitMisses))
    .route('/', directoryCsvRoutes(sql, catalogue, pictures, now))
    .route('/', overviewRoutes(sql, overview, now))
    .route('/', healthRoutes(sql))
    .get('/openapi.json', openApi)
    .all('*', () => {
      throw new Problem(404, 'server_not_found');
    });

  const app = new Hono()
    .onError(answerProblem)
    .use(securityHeaders)
    .route('/api', api)
    .route(
      '/',
      pictureFiles(samplePictures, async (name) => (await shares(name)) ?? storage.read(name)),
    )
    .route('/', crawlerRoutes(sql, catalogue, origin));
  if (dist && existsSync(join(dist, 'index.html')))
    app
      .route('/', appFiles(dist, olderAssets))
      .route('/', pageRoutes({ catalogue, dist, makePage: parts.makePage, originOf: origin, now }));
  return app;
}
