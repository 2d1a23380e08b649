import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { missedSearchCalls } from '@helpdesk/contract/calls/missed-searches';
import { visitCalls } from '@helpdesk/contract/calls/visits';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { publicReads } from '@helpdesk/contract/open-data/public-reads';
import type { Embed, MakePage } from '@helpdesk/contract/sync/page';
import { pictureNames, picturePath, sampleFolders } from '@helpdesk/sample-data/files';
import type { Site } from '@helpdesk/site/folder';
import { withinSite } from '@helpdesk/site/within';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

import { adRoutes } from '#ads/ads.routes.ts';
import { alertRoutes } from '#alerts/alerts.routes.ts';
import { categoryRoutes } from '#categories/categories.routes.ts';
import { type Catalogue, type CatalogueSource, catalogueSource } from '#db/catalogue.ts';
import type { Pool } from '#db/sql.ts';
import type { SeqMarks } from '#db/went-back/seq-marks.ts';
import { embedRoutes } from '#embed/embed.routes.ts';
import { enquiryRoutes } from '#enquiries/enquiries.routes.ts';
import { countStates, countWaiting } from '#enquiries/enquiries.sql.ts';
import { enquiryDeskRoutes } from '#enquiries/enquiry-desk.routes.ts';
import { requestStateRoutes } from '#enquiries/request-states.routes.ts';
import type { Submission } from '#enquiries/submissions.sql.ts';
import { submitRoutes } from '#enquiries/submit.routes.ts';
import { guideFileRoutes } from '#guide-file/guide-file.routes.ts';
import { listPictures } from '#guide-file/list-pictures.ts';
import type { GuideParts } from '#guide-file/write-guide.ts';
import { healthRoutes } from '#health/health.routes.ts';
import { helpdeskRoutes } from '#helpdesk/helpdesk.routes.ts';
import { bulkChangeRoutes } from '#history/bulk-changes.routes.ts';
import { historyRoutes } from '#history/history.routes.ts';
import { plainHeaders } from '#http/accepted.ts';
import { adminOnly } from '#http/admin-only.ts';
import { answerProblem } from '#http/answer.ts';
import { type ReadBudget, readBudget } from '#http/budget/read-budget.ts';
import type { KeptAssets } from '#http/build-assets.ts';
import { fromOwnPages } from '#http/from-own-pages.ts';
import { noIndex, securityHeaders } from '#http/headers.ts';
import type { ReadyAnswers } from '#http/kept/ready-answers.ts';
import { noteKiosk } from '#http/kiosk-sender.ts';
import { knownHost } from '#http/known-host.ts';
import { limitAddress } from '#http/limit-address.ts';
import { limitBody } from '#http/limit-body.ts';
import { type Heard, noteRequests } from '#http/note-requests.ts';
import { openApi, publicOpenApi } from '#http/open/open-api.ts';
import { openReads, openToAnySite } from '#http/open/open-reads.ts';
import { keptOrigins, knownOrigin, originOf } from '#http/origin.ts';
import { Problem } from '#http/problem.ts';
import { contentVersion } from '#http/shared/content-version.ts';
import { appFiles, pictureFiles, toFirstPage } from '#http/static.ts';
import { submissionLimit } from '#http/submission-limit.ts';
import { sendWrittenSeq } from '#http/written-seq.ts';
import { kioskRoutes } from '#kiosks/kiosks.routes.ts';
import { kioskOf } from '#kiosks/pairing.ts';
import { knownPictures } from '#listings/known-pictures.ts';
import { listingReadRoutes } from '#listings/listing-read.routes.ts';
import { listingWriteRoutes } from '#listings/listing-write.routes.ts';
import { rowAnswers } from '#listings/row-answers.ts';
import { mcpRoutes } from '#mcp/mcp.routes.ts';
import { missedSearchRoutes } from '#missed-searches/missed-searches.routes.ts';
import { readMissed } from '#missed-searches/missed-searches.sql.ts';
import { feedRoutes } from '#notices/feeds.routes.ts';
import { noticeRoutes } from '#notices/notices.routes.ts';
import { overviewRoutes } from '#overview/overview.routes.ts';
import { pictureSizes } from '#overview/picture-sizes.ts';
import { changeTimes } from '#pages/change-times.sql.ts';
import { crawlerRoutes } from '#pages/crawlers.routes.ts';
import { pageRoutes } from '#pages/pages.routes.ts';
import { siteFiles } from '#pages/site-files.ts';
import { regionRoutes } from '#regions/regions.routes.ts';
import { reportRoutes } from '#reports/reports.routes.ts';
import { searchRoutes } from '#search/search.routes.ts';
import { accountRoutes } from '#session/account.routes.ts';
import { administratorRoutes, type SendMail } from '#session/administrators.routes.ts';
import { passwordAttempts } from '#session/attempts.ts';
import { passwordHelpRoutes } from '#session/password-help.routes.ts';
import { sessionRoutes } from '#session/session.routes.ts';
import { sessionOwner } from '#session/sessions.ts';
import { openDataRoutes } from '#spreadsheets/open-data.routes.ts';
import { spreadsheetRoutes } from '#spreadsheets/spreadsheets.routes.ts';
import { openStorages } from '#storage/open-storage.ts';
import type { Storages } from '#storage/storage.ts';
import { storedRowRoutes } from '#stored-rows/stored-rows.routes.ts';
import { type Snapshot, snapshotCache } from '#sync/snapshots.ts';
import { syncRoutes } from '#sync/sync.routes.ts';
import { translationRoutes } from '#translations/translations.routes.ts';
import { readOutdated } from '#translations/translations.sql.ts';
import { sampleShares } from '#uploads/sample-shares.ts';
import { uploadRoutes } from '#uploads/uploads.routes.ts';
import { visitRoutes } from '#visits/visits.routes.ts';
import { bodyLimits } from './body-limits.ts';
import { noteRefusals } from './note-refusals.ts';
import type { SecurityLog } from './security-log.ts';

export interface AppParts {
  sql: Pool;
  /** For what phones and pages read, so that writes cannot keep them waiting; the same when absent. */
  reads?: Pool;
  /** For reading many rows of the catalogue, which may take longer than anybody waits; that of `reads` when absent. */
  bulk?: Pool;
  /** See `catalogueSource`. */
  replica?: Pool;
  /** Files lie in folders below it where there are no `storages`. */
  dataDir: string;
  /** The built app. Absent, or not built: only the API and the pictures are served. */
  dist?: string;
  /** Whose names, words, colours and pictures are served; those of the process when absent, without files of its own. */
  site?: Site;
  /** Turns an address into a page. Absent: every page is the shell, and the app makes it. */
  makePage?: MakePage;
  /** What stands in the style elements of its pages. */
  pageStyles?: readonly string[];
  /** Makes what other sites show in a frame. Absent: there are no frames. */
  embed?: Embed;
  /** Those of other builds (`keepBuildAssets`). */
  otherAssets?: KeptAssets;
  /** Where uploaded pictures, reports and the like lie; `dataDir` when absent. */
  storages?: Storages;
  /** See `originOf`. */
  siteOrigin?: string;
  /** See `knownHost`. */
  otherHosts?: readonly string[];
  /** See `clientAddress`. */
  trustedProxyHops?: number;
  /** What one network may send: at once, and again in 10 minutes. Default: 10. */
  enquiriesPer10Minutes?: number;
  /** How far the catalogue had come, as it outlives this process. */
  marks?: SeqMarks;
  /** Called with each receipt for what a visitor sent: for a new enquiry, or for one that is stored already. */
  onReceipt?: (kind: Submission['kind'], isNew: boolean) => void;
  /** See `CatalogueSource.follow`; absent, each read asks the database. */
  hearChanges?: Parameters<CatalogueSource['follow']>[0];
  /** Until when; as long as the process lives when absent. */
  closed?: AbortSignal;
  /** Called with each catalogue that is held from then on. */
  onCatalogue?: (held: Catalogue) => void;
  /** Called with each snapshot that was made. */
  onSnapshot?: (made: Snapshot) => void;
  /** Told of each request that has its answer. */
  onRequest?: (heard: Heard) => void;
  /** Answers that stand ready: they are to be asked before the app. */
  ready?: ReadyAnswers;
  /** How long phones and pages wait for the database, in milliseconds, until what is in memory serves; as long as it takes when absent. */
  patienceMs?: number;
  /** What one network may have worked, by all sites of a server; one of its own when absent. */
  budget?: ReadBudget;
  /** Tells whoever runs the server what a setting lacks. */
  warn?: (sentence: string) => void;
  /** Mails invitations and links to a new password. Absent: nothing is mailed, the links are only shown, and phones offer no confirmation by mail. */
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

/** Links to a new password that one network may ask for: at once, and again in 10 minutes. */
const passwordLinksPer10Minutes = 10;

/** Many come to look from one hotel's network, few of them write; so it is with searches that found nothing, and with who asks for an answer. */
const visitsPerEnquiry = 6;

/** The whole server, as a table of contents: every part takes only what it needs. */
export function createApp(parts: AppParts): Hono {
  const { sql, dataDir, dist, trustedProxyHops = 0, enquiriesPer10Minutes = 10, now = Date.now } = parts;
  const { reads = sql, storages = openStorages({ dataDir }), onReceipt = () => {}, log = () => {}, guide } = parts;
  const { site } = parts;
  const makePage: MakePage | undefined = parts.makePage && ofSite(parts.makePage, site);
  const mailsVisitors = parts.sendMail !== undefined;
  const limitEnquiries = submissionLimit('enquiries', enquiriesPer10Minutes, trustedProxyHops, now);
  const limitVisits = submissionLimit('visits', visitsPerEnquiry * enquiriesPer10Minutes, trustedProxyHops, now);
  const limitStates = submissionLimit('states', visitsPerEnquiry * enquiriesPer10Minutes, trustedProxyHops, now);
  const limitMisses = submissionLimit('misses', visitsPerEnquiry * enquiriesPer10Minutes, trustedProxyHops, now);
  const limitPairings = submissionLimit('pairings', pairingsPer10Minutes, trustedProxyHops, now);
  const limitPasswordLinks = submissionLimit('password links', passwordLinksPer10Minutes, trustedProxyHops, now);
  const catalogue = catalogueSource(reads, {
    bulk: parts.bulk,
    replica: parts.replica,
    marks: parts.marks,
    patienceMs: parts.patienceMs,
    onChange: (held) => {
      parts.ready?.forget();
      parts.onCatalogue?.(held);
    },
  });
  if (parts.hearChanges) catalogue.follow(parts.hearChanges, parts.closed);
  const snapshots = snapshotCache(now, undefined, parts.onSnapshot);
  const versionOf = contentVersion(dist, parts.siteOrigin, now);
  const budget = parts.budget ?? readBudget(trustedProxyHops, now);
  const answerRows = rowAnswers(catalogue, budget);
  const samplePictures = fileURLToPath(sampleFolders.pictures);
  const samplePicture = (name: string) => join(samplePictures, picturePath(name));
  const overview = {
    catalogue,
    packedBytes: async (current: Catalogue) => (await snapshots.newest(current)).br.byteLength,
    pictureBytes: pictureSizes(samplePicture, storages.images.read),
    outdated: () => readOutdated(sql),
    unreadEnquiries: async () => (await countStates(sql)).new,
    waitingEnquiries: () => countWaiting(sql, new Date(now())),
    missedSearches: () => readMissed(sql),
  };
  const shares = sampleShares(samplePicture, storages['share-pictures']);
  const attempts = passwordAttempts(sql, now, trustedProxyHops, log);
  // Without an address of its own a link would lead where whoever asks says.
  const passwordMail = parts.sendMail && parts.siteOrigin ? { send: parts.sendMail, origin: parts.siteOrigin } : undefined;
  const origin = originOf(parts.siteOrigin, trustedProxyHops);
  const madeFor = knownOrigin(origin, keptOrigins(parts.siteOrigin));
  const pictures = knownPictures(
    new Set(pictureNames(readdirSync(samplePictures, { encoding: 'utf8', recursive: true })).map((name) => `/images/${name}`)),
  );

  const listings = new Hono();
  for (const kind of listingKinds) {
    listings.route('/', listingReadRoutes(kind, answerRows, now)).route('/', listingWriteRoutes(sql, kind, pictures, now));
  }

  const guideFile = new Hono();
  if (guide) {
    const readPictures = listPictures(samplePicture, storages.images.read);
    guideFile.route('/', guideFileRoutes(guide, catalogue, readPictures, madeFor, budget, now));
  }

  const dataset = openDataRoutes({
    catalogue,
    changeTimes: () => changeTimes(reads),
    originOf: madeFor,
    budget,
    now,
  });

  const api = new Hono()
    .onError(answerProblem)
    .use(noIndex)
    .use(compress())
    .use(noteRefusals(log, now))
    .use(fromOwnPages(parts.siteOrigin))
    .route('/', openReads(publicReads))
    .route(
      '/',
      adminOnly((token) => sessionOwner(sql, token, new Date(now()))),
    )
    .route(
      '/',
      noteKiosk(submitted, (token) => kioskOf(sql, token)),
    )
    // Whoever watches the server is answered in any case.
    .route('/', healthRoutes(reads))
    .use(budget.gate)
    .use(sendWrittenSeq(catalogue))
    .use(limitBody(bodyLimits))
    .route('/', sessionRoutes(sql, now, attempts, log))
    .route('/', passwordHelpRoutes(sql, now, { limit: limitPasswordLinks, mail: passwordMail, log }))
    .route('/', accountRoutes(sql, now, attempts, log))
    .route('/', administratorRoutes(sql, now, origin, log, parts.sendMail))
    .route('/', kioskRoutes(sql, now, limitPairings, log))
    .route(
      '/',
      syncRoutes(
        catalogue,
        snapshots,
        { mailsVisitors, bookingDetails: true, alerts: parts.alerts, guideKey: guide?.key.publicKey },
        versionOf,
        budget,
      ),
    )
    .route('/', guideFile)
    .route('/', categoryRoutes(sql, answerRows))
    .route('/', regionRoutes(sql, answerRows))
    .route('/', listings)
    .route('/', searchRoutes(answerRows, now))
    .route('/', dataset.calls)
    .route('/', adRoutes(sql, pictures))
    .route('/', noticeRoutes(sql, answerRows))
    .route('/', helpdeskRoutes(sql, answerRows, { catalogue, makePage, originOf: origin, now }))
    .route('/', reportRoutes(sql, answerRows, storages.reports, fileURLToPath(sampleFolders.reports)))
    .route('/', historyRoutes(sql, pictures, now))
    .route('/', bulkChangeRoutes(sql, pictures, now))
    .route('/', storedRowRoutes(sql))
    .route('/', translationRoutes(sql, catalogue))
    .route('/', uploadRoutes(sql, storages.images))
    .route('/', submitRoutes(sql, now, limitEnquiries, mailsVisitors, onReceipt))
    .route('/', requestStateRoutes(sql, limitStates))
    .route('/', enquiryRoutes(sql, now, log))
    .route('/', enquiryDeskRoutes(sql, now))
    .route('/', visitRoutes(sql, now, limitVisits))
    .route('/', missedSearchRoutes(sql, now, limitMisses))
    .route('/', spreadsheetRoutes(sql, catalogue, pictures, now))
    .route('/', overviewRoutes(sql, overview, now))
    .route('/', parts.alerts ? alertRoutes(reads, now) : new Hono())
    .get('/openapi.json', openApi)
    .use('/public/openapi.json', openToAnySite)
    .get('/public/openapi.json', publicOpenApi)
    .all('*', () => {
      throw new Problem(404, 'server_not_found');
    });

  const files = site && siteFiles(site, dist);
  const app = new Hono()
    .onError(answerProblem)
    .use((_, next) => (site ? withinSite(site.configuration, next) : next()))
    .use(budget.meter)
    .use(noteRequests(parts.onRequest ?? (() => {})))
    .use(parts.ready?.keep ?? ((_, next) => next()))
    .use(securityHeaders)
    .use(plainHeaders)
    .use(limitAddress)
    .use(
      knownHost({
        siteOrigin: parts.siteOrigin,
        otherHosts: parts.otherHosts,
        trustedHops: trustedProxyHops,
        warn: parts.warn ?? (() => {}),
      }),
    )
    .route('/api', api)
    .use(budget.gate)
    .route(
      '/',
      pictureFiles(samplePicture, async (name) => (await shares(name)) ?? storages.images.read(name)),
    )
    .get('/index.html', toFirstPage)
    .route('/', files?.routes ?? new Hono())
    .route('/', dataset.files)
    .route('/', mcpRoutes(catalogue, madeFor, budget, now))
    .route('/', feedRoutes({ sql: reads, catalogue, originOf: madeFor, budget }))
    .route('/', crawlerRoutes(reads, catalogue, madeFor, budget));
  if (parts.embed) app.route('/', embedRoutes({ embed: parts.embed, catalogue, originOf: madeFor, budget, now }));
  if (dist && existsSync(join(dist, 'index.html')))
    app.route('/', appFiles(dist, parts.otherAssets)).route(
      '/',
      pageRoutes({
        catalogue,
        dist,
        makePage,
        pageStyles: [...(parts.pageStyles ?? []), ...(site ? [site.styles] : [])],
        shell: files?.shell,
        originOf: madeFor,
        versionOf,
        budget,
        now,
      }),
    );
  return app;
}

const ofSite =
  (make: MakePage, site: Site | undefined): MakePage =>
  (asked) =>
    make({ ...asked, siteStyles: site?.styles });
