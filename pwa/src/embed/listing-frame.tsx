import { isAlwaysOpen } from '@helpdesk/contract/opening/always-open';
import { listPicture } from '@helpdesk/contract/rules/picture';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { noticesAbout } from '#catalogue/notices/announced.ts';
import { textsOf } from '#catalogue/texts.ts';
import { ListingMeta } from '#listings/listing-meta.tsx';
import { noticeKindLabels } from '#listings/notice-kinds.ts';
import { restrictionNow } from '#listings/opening/restriction-in-words.ts';
import { picturesOf } from '#listings/pictures-of.ts';
import { hoursInWords } from '#listings/planning/hours-in-words.ts';
import { tagsOf } from '#listings/tags-of.ts';
import { brief } from '#ui/page/brief.ts';
import { Text } from '#ui/page/text.tsx';
import { type Found, pageAddress } from './find-listing.ts';
import { FrameFoot } from './frame-foot.tsx';

export interface FrameProps {
  readonly catalogue: Catalogue;
  readonly found: Found;
  /** `YYYY-MM-DD` in the region. */
  readonly day: string;
  readonly origin: string;
}

const mostNotices = 2;

/** A listing as a hotel or a blog shows it: what its page says first, in the words of its page. */
export function ListingFrame({ catalogue, found, day, origin }: FrameProps) {
  const { kind, listing } = found;
  const { name, content, pictureTexts } = textsOf(listing);
  const [picture] = picturesOf(listing.images, pictureTexts, name, listing.pictureCredits);
  const region = catalogue.byId.regions.get(listing.regionId ?? '');
  const restriction = restrictionNow(catalogue, listing, day);
  const notices = noticesAbout(catalogue, [listing._id, listing.regionId, kind], day).slice(0, mostNotices);
  return (
    <main className="listing">
      {picture && (
        <figure>
          <img src={listPicture(picture.address)} alt={picture.alt} lang={picture.lang} width={320} height={200} loading="lazy" />
          {picture.credit && <figcaption lang={unlessSpoken('en')}>{picture.credit}</figcaption>}
        </figure>
      )}
      <div className="said">
        <h1>
          <Text of={name} />
        </h1>
        <p className="meta">
          <ListingMeta region={region} tags={tagsOf(listing)} />
        </p>
        {restriction && <p className="closed">{restriction}</p>}
        {notices.map((notice) => (
          <div key={notice._id} className={notice.severity === 'severe' ? 'notice severe' : 'notice'}>
            <b>
              <Text of={textsOf(notice).heading} />
            </b>
            <p>{m.notice_until({ kind: noticeKindLabels[notice.kind](), day: dayInWords(notice.endDate, spokenLanguage()) })}</p>
          </div>
        ))}
        <p>
          <Text of={{ ...content, text: brief(content.text) }} />
        </p>
        <Hours {...found} day={day} isRestricted={restriction !== undefined} />
        <FrameFoot href={pageAddress(origin, found)} words={m.embed_more()} checkedOn={listing.checkedOn} />
      </div>
    </main>
  );
}

function Hours({ listing, day, isRestricted }: Pick<Found, 'listing'> & Pick<FrameProps, 'day'> & { isRestricted: boolean }) {
  const lines = isAlwaysOpen(listing)
    ? isRestricted
      ? []
      : [m.services_open_always()]
    : listing.hours
      ? hoursInWords(listing.hours, day)
      : [];
  if (lines.length === 0) return null;
  return (
    <div>
      <b>{m.facts_hours()}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
