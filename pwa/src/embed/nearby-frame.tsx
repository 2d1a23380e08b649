import { nearestFirst } from '@helpdesk/contract/rules/nearest-first';
import { pointOf, straightLine } from '@helpdesk/contract/rules/straight-line';
import type { ListingRow, PlaceRow } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import { textsOf } from '#catalogue/texts.ts';
import { lineInWords } from '#listings/distance-in-words.ts';
import { restrictionNow } from '#listings/opening/restriction-in-words.ts';
import { newTab } from '#ui/page/new-tab.tsx';
import { Sentence, Text } from '#ui/page/text.tsx';
import { pageAddress } from './find-listing.ts';
import { FrameFoot } from './frame-foot.tsx';
import type { FrameProps } from './listing-frame.tsx';

const mostPlaces = 5;

/** The places nearest to a listing, for the site of who lets rooms there: the nearest first, or in the helpdesk's order where nobody says where it is. */
export function NearbyFrame({ catalogue, found, day, origin }: FrameProps) {
  const { listing } = found;
  const places = placesNear(catalogue.rows.places, listing);
  return (
    <main>
      <h1>
        <Sentence words={(name) => m.embed_near({ name })} of={textsOf(listing).name} />
      </h1>
      {places.length === 0 && <p>{m.embed_near_none()}</p>}
      <ul className="list">
        {places.map((place) => (
          <li key={place._id}>
            <a href={pageAddress(origin, { kind: 'places', listing: place })} {...newTab}>
              <Text of={textsOf(place).name} />
            </a>
            <p className="meta">{awayInWords(listing, place)}</p>
            <Closed text={restrictionNow(catalogue, place, day)} />
          </li>
        ))}
      </ul>
      <FrameFoot href={pageAddress(origin, found)} words={m.embed_more()} checkedOn={listing.checkedOn} />
    </main>
  );
}

const Closed = ({ text }: { text: string | undefined }) => text && <p className="closed">{text}</p>;

function placesNear(places: readonly PlaceRow[], listing: ListingRow): readonly PlaceRow[] {
  const from = pointOf(listing);
  const others = places.filter(({ _id }) => _id !== listing._id);
  if (from) return nearestFirst(others.filter(pointOf), from).slice(0, mostPlaces);
  const chosen = 'nearbyPlaceIds' in listing ? listing.nearbyPlaceIds : [];
  return chosen.flatMap((id) => others.find(({ _id }) => _id === id) ?? []);
}

function awayInWords(from: ListingRow, to: ListingRow): string {
  const [here, there] = [pointOf(from), pointOf(to)];
  return here && there ? lineInWords(straightLine(here, there)) : '';
}
