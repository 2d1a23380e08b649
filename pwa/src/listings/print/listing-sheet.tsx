import { languages } from '@helpdesk/contract/languages';
import { shortLink } from '@helpdesk/contract/rules/addresses';
import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { site } from '@helpdesk/site/site';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { phoneOf } from '#catalogue/helpdesk/phone.ts';
import { noticesAbout } from '#catalogue/notices/announced.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { pointInWords } from '#listings/detail/map-target.ts';
import type { useShownListing } from '#listings/detail/use-shown-listing.ts';
import { SmallMap } from '#listings/map/small-map.tsx';
import { surroundingsOf } from '#listings/map/surroundings.ts';
import { restrictionNow } from '#listings/opening/restriction-in-words.ts';
import { useMoment } from '#listings/opening/use-moment.ts';
import { picturesOf } from '#listings/pictures-of.ts';
import { hoursInWords } from '#listings/planning/hours-in-words.ts';
import { pathIn, useOwnAddress } from '#ui/page/own-address.ts';
import { Text } from '#ui/page/text.tsx';

import { factsOnPaper } from './facts-on-paper.ts';
import styles from './listing-sheet.module.css';
import { PrintSheet } from './print-sheet.tsx';

interface ListingSheetProps {
  shown: NonNullable<ReturnType<typeof useShownListing>>;
  /** The address of its first picture, which is here already: paper does not wait for it. */
  picture: string | undefined;
}

const mostNotices = 3;

/** A listing on one page of paper: what it is, where, what to know before going, and a code that leads to what is true by then. */
export function ListingSheet({ shown: { catalogue, kind, listing }, picture }: ListingSheetProps) {
  const day = useDay();
  const now = useMoment();
  const { origin, path } = useOwnAddress();
  const { name, content, pictureTexts } = textsOf(listing);
  const [first] = picturesOf(listing.images, pictureTexts, name, listing.pictureCredits);
  const region = listing.regionId ? catalogue.byId.regions.get(listing.regionId) : undefined;
  const around = surroundingsOf(catalogue, kind, listing);
  const point = pointInWords(listing);
  const restriction = restrictionNow(catalogue, listing, day);
  const notices = noticesAbout(catalogue, [listing._id, listing.regionId, kind], day).slice(0, mostNotices);
  return (
    <PrintSheet
      whole
      link={origin + pathIn(spokenLanguage(), shortLink(listing._id))}
      code={m.print_code()}
      foot={
        <>
          <div>
            <b>{m.print_page()}</b>
            <p className={styles.address}>{new URL(origin).host + decodeURI(path)}</p>
            <p className={styles.small}>
              {listing.checkedOn && `${m.print_checked({ date: dayInWords(listing.checkedOn, spokenLanguage()) })} `}
              {m.print_check()}
            </p>
          </div>
          <Helpdesk catalogue={catalogue} />
        </>
      }
    >
      <div className={styles.title}>
        <div>
          <h1>
            <Text of={name} />
          </h1>
          <p className={styles.names}>
            {otherNames(listing).map((other) => (
              <span key={other.text}>
                <Text of={other} />
              </span>
            ))}
          </p>
        </div>
        {region && (
          <p>
            <Text of={textsOf(region).name} />
          </p>
        )}
      </div>
      {(restriction || notices.length > 0) && (
        <div className={styles.notices}>
          {restriction && <b>{restriction}</b>}
          {notices.map((notice) => (
            <p key={notice._id}>
              <Text of={textsOf(notice).heading} />
            </p>
          ))}
        </div>
      )}
      <div className={styles.seen}>
        {picture && first && (
          <figure>
            <img className={styles.picture} src={picture} alt={first.alt} lang={first.lang} decoding="sync" />
            <figcaption lang={unlessSpoken('en')}>{first.credit}</figcaption>
          </figure>
        )}
        {around && point && (
          <figure>
            <div className={styles.map}>
              <SmallMap around={around} />
            </div>
            <figcaption className="num">{m.print_map({ point })}</figcaption>
          </figure>
        )}
      </div>
      <p className={styles.text}>
        <Text of={content} />
      </p>
      <dl className={styles.facts}>
        {factsOnPaper(listing, now).map(({ name: called, lines }) => (
          <div key={called}>
            <dt>{called}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line.text}>
                  <Text of={line} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </PrintSheet>
  );
}

/** Whom to call, where no screen says it. */
function Helpdesk({ catalogue }: { catalogue: Catalogue }) {
  const { phone, hours } = phoneOf(catalogue);
  return (
    <div>
      {phone && (
        <>
          <b>{m.print_helpdesk()}</b>
          <p className="num">{phoneInWords(phone)}</p>
        </>
      )}
      {hours && <p className={styles.small}>{hoursInWords(hours).join(' ')}</p>}
      <p className={styles.small}>
        {m.print_need()}: <b>{m.print_need_numbers(site.emergency)}</b>
        {site.emergency.tourist && `, ${m.print_need_tourist({ tourist: site.emergency.tourist })}`}
      </p>
    </div>
  );
}

/** What it is called in the other languages: whoever is asked the way may read none but theirs. */
function otherNames(listing: ListingRow): Wording[] {
  const shown = textsOf(listing).name.text;
  const names = languages.map((language) => textsOf(listing, language).name).filter(({ text }) => text !== shown);
  return [...new Map(names.map((name) => [name.text, name])).values()];
}
