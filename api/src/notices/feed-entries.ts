import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { Language } from '@helpdesk/contract/languages';
import { directorySegments } from '@helpdesk/contract/rules/addresses';
import type { NoticeKind } from '@helpdesk/contract/rules/fixed-sets';
import type { CatalogueRows, ListingRow, NoticeRow } from '@helpdesk/contract/sync/rows';
import { messagesIn } from '@helpdesk/words/server-messages';

/** Something that is announced for its days: a notice, or a single day on which a listing says that it is closed. */
export interface FeedEntry {
  /** The same whatever of it changes. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly title: string;
  /** Empty when there is nothing to add. */
  readonly text: string;
  /** Both inclusive, `YYYY-MM-DD` in the region. */
  readonly startDate: string;
  readonly endDate: string;
  /** The listing that it is about, where it is about one that is published. */
  readonly about?: { readonly name: string; readonly path: string; readonly latitude: number | null; readonly longitude: number | null };
  readonly updated: Date;
  /** Rises with each change. */
  readonly version: number;
}

/**
 * All that is announced, past and coming, in the order of its first days.
 * @param changes when each row was changed last, by its id
 */
export function feedEntries(rows: CatalogueRows, language: Language, changes: ReadonlyMap<string, Date>): FeedEntry[] {
  const listings = new Map(
    listingKinds.flatMap((kind) => (rows[kind] as readonly ListingRow[]).map((row) => [row._id, { kind, row }] as const)),
  );
  const noticed = rows.notices.map((notice) => {
    const listing = notice.listing ? listings.get(notice.listing.id) : undefined;
    return noticeEntry(notice, language, changes, listing && aboutOf(listing.kind, listing.row, language));
  });
  const closed = [...listings.values()].flatMap(({ kind, row }) =>
    (row.hours?.closedOn ?? []).map((day) => closedEntry(row, day, language, changes, aboutOf(kind, row, language))),
  );
  return [...noticed, ...closed].sort((one, other) => one.startDate.localeCompare(other.startDate) || one.id.localeCompare(other.id));
}

type About = NonNullable<FeedEntry['about']>;

function aboutOf(kind: ListingKind, row: ListingRow, language: Language): About {
  const { slug, latitude, longitude } = row;
  return { name: textOf(row, 'name', language), path: `/${directorySegments[kind]}/${encodeURIComponent(slug)}`, latitude, longitude };
}

function noticeEntry(notice: NoticeRow, language: Language, changes: ReadonlyMap<string, Date>, about: About | undefined): FeedEntry {
  const { _id, seq, kind, startDate, endDate } = notice;
  const said = [textOf(notice, 'content', language), textOf(notice, 'source', language)].filter(Boolean);
  const title = textOf(notice, 'heading', language);
  return {
    id: _id,
    kind,
    title,
    text: said.join('\n'),
    startDate,
    endDate,
    about,
    updated: changeOf(_id, startDate, changes),
    version: seq,
  };
}

function closedEntry(row: ListingRow, day: string, language: Language, changes: ReadonlyMap<string, Date>, about: About): FeedEntry {
  const title = `${messagesIn(language).notice_closed()}: ${about.name}`;
  const updated = changeOf(row._id, day, changes);
  return {
    id: `${row._id}-closed-${day}`,
    kind: 'closed',
    title,
    text: '',
    startDate: day,
    endDate: day,
    about,
    updated,
    version: row.seq,
  };
}

/** Of rows older than their history nobody knows more than their day. */
const changeOf = (id: string, day: string, changes: ReadonlyMap<string, Date>): Date => changes.get(id) ?? new Date(day);

/** English where there is no translation (product 8.2). */
function textOf<Field extends string>(
  row: { readonly [Name in Field]: string } & { readonly translations: object },
  field: Field,
  language: Language,
): string {
  const translations = row.translations as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  return translations[language]?.[field] || row[field];
}
