import { localDate, plannedDay } from '@helpdesk/contract/fields';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { kindOf } from '@helpdesk/contract/kinds/notice-subject';
import type { Language } from '@helpdesk/contract/languages';
import { noticeKinds, noticeSeverities } from '@helpdesk/contract/rules/fixed-sets';
import { isShownOn } from '@helpdesk/contract/rules/shown-on';
import type { NoticeRow } from '@helpdesk/contract/sync/rows';
import * as z from 'zod/mini';
import { Problem } from '#http/problem.ts';
import { textIn } from './text-in.ts';
import { addressIn, kind, licenceShape, listingWith, tell, toldListing, underLicence } from './told-listing.ts';
import { type Known, language, tool } from './tool.ts';

const toldNotice = z.object({
  kind: z.enum(noticeKinds),
  severity: z.enum(noticeSeverities),
  heading: z.string(),
  text: z.string(),
  source: z.string().check(z.describe('Who says so; may be empty')),
  firstDay: localDate,
  lastDay: localDate,
  address: z.string().check(z.describe('The public page on which it is read')),
  listing: z.nullable(toldListing).check(z.describe('What it is about, where that is one listing')),
  region: z.nullable(z.string()).check(z.describe('What it is about, where that is a region')),
  allOfKind: z.nullable(kind).check(z.describe('What it is about, where that is every listing of a kind')),
});

export const noticesTool = tool({
  name: 'notices',
  title: 'What holds on a day',
  description:
    'Dangers, closures, crowds and what else the helpdesk announces for a day, the gravest first. Ask before you recommend a visit.',
  input: z.strictObject({
    day: z.optional(plannedDay('error_date')).check(z.describe('YYYY-MM-DD in the region; today when absent')),
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))).check(z.describe('Only what holds for this listing')),
    language,
  }),
  output: z.object({ day: localDate, notices: z.array(toldNotice), ...licenceShape }),
  answer: ({ day, id, language }, known) => {
    const on = day ?? known.now.day;
    const about = id === undefined ? undefined : subjectsOf(id, known);
    const notices = known.rows.notices
      .filter((notice) => isShownOn(notice, on) && isStillAbout(notice, known))
      .filter(({ listing }) => !about || !listing || about.has(listing.id));
    return { day: on, notices: notices.map((notice) => tellNotice(notice, known, language)), ...underLicence() };
  },
});

/** A notice about all is told of each listing, too. */
function subjectsOf(id: string, known: Known): ReadonlySet<string> {
  const found = listingWith(id, known);
  if (!found) throw new Problem(404, 'server_mcp_no_listing');
  return new Set([id, found.kind, ...(found.listing.regionId ? [found.listing.regionId] : [])]);
}

/** Not about a row that is gone, or that nobody may see yet. */
function isStillAbout({ listing }: NoticeRow, known: Known): boolean {
  if (!listing || kindOf(listing)) return true;
  return listing.kind === 'regions'
    ? known.rows.regions.some(({ _id }) => _id === listing.id)
    : listingWith(listing.id, known) !== undefined;
}

function tellNotice(notice: NoticeRow, known: Known, language: Language): z.output<typeof toldNotice> {
  const { listing: subject } = notice;
  const found = subject && listingKinds.some((each) => each === subject.kind) ? listingWith(subject.id, known) : undefined;
  const listing = found ? tell(found, known, language) : null;
  const region = subject?.kind === 'regions' ? known.rows.regions.find(({ _id }) => _id === subject.id) : undefined;
  return {
    kind: notice.kind,
    severity: notice.severity,
    heading: textIn(notice, 'heading', language),
    text: textIn(notice, 'content', language),
    source: textIn(notice, 'source', language),
    firstDay: notice.startDate,
    lastDay: notice.endDate,
    address: listing?.address ?? addressIn(`${known.origin}/`, language),
    listing,
    region: region ? textIn(region, 'name', language) : null,
    allOfKind: (subject && kindOf(subject)) ?? null,
  };
}
