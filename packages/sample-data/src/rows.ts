import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { readHours } from '@helpdesk/contract/opening/hours-text';
import { amenityKeys } from '@helpdesk/contract/rules/fixed-sets';
import { slugOf } from '@helpdesk/contract/rules/new-slug';
import type {
  AdRow,
  CategoryRow,
  ListingRow,
  NoticeRow,
  PlaceRow,
  RegionRow,
  ReportRow,
  ResortRow,
  RestaurantRow,
  ServiceRow,
} from '@helpdesk/contract/sync/rows';
import { inHindi } from '#hi/texts.ts';
import { inMarathi } from '#mr/texts.ts';
import { ads } from './ads.ts';
import { categories } from './categories.ts';
import type { PlaceDraft, RegionName, ResortDraft, RestaurantDraft, ServiceDraft } from './drafts.ts';
import { idOf, namedIds } from './identity.ts';
import { nearestTo } from './nearest.ts';
import { notices } from './notices.ts';
import { pictureAddressOf, pictureCredit, pictureText } from './pictures.ts';
import { places } from './places.ts';
import { planning } from './planning.ts';
import { regions } from './regions.ts';
import { reports } from './reports.ts';
import { resorts } from './resorts.ts';
import { restaurants } from './restaurants.ts';
import type { SceneName } from './scenes.ts';
import { services } from './services.ts';

/** A row before the database has stamped it. */
type Unstamped<Row extends { seq: number }> = Omit<Row, 'seq'>;

const checkedOn = '2026-11-18';
const namedCategories = namedIds('category', categories);
const namedRegion = namedIds('region', regions);
const namedPlaces = namedIds('place', places);
const namedResorts = namedIds('resort', resorts);
const namedRestaurants = namedIds('restaurant', restaurants);

type Draft = (PlaceDraft | ResortDraft | RestaurantDraft | ServiceDraft) & { region: RegionName };
type Shared = Omit<ListingRow, 'seq' | 'alternateNames' | 'facts' | 'bestSeason' | 'categories'>;
const pictureKind: Record<ListingKind, string> = { places: 'place', resorts: 'resort', restaurants: 'restaurant', services: 'service' };

/** Where something lies that is everywhere. */
const wholeRegion = 'https://www.openstreetmap.org/#map=10/19.2/73.9';

function listing(kind: ListingKind, draft: Draft): Shared {
  const { name, region, at, content, pictures = [] } = draft;
  const [latitude, longitude] = at ?? [null, null];
  const prefix = pictureKind[kind];
  return {
    _id: idOf(prefix, name),
    slug: slugOf(name),
    formerSlugs: [],
    name,
    content,
    mapURL: at ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}` : wholeRegion,
    latitude,
    longitude,
    images: pictures.map((_, index) => pictureAddressOf(prefix, name, index + 1)),
    pictureTexts: pictures.map((scene) => pictureText.en(scene, name)),
    pictureCredits: pictures.map(() => pictureCredit),
    popular: draft.popular ?? false,
    regionId: namedRegion([region], name)[0] ?? null,
    hours: hoursOf(draft),
    // Of none of them anybody has looked it up.
    wikidata: '',
    osm: '',
    checkedOn,
    translations: listingTranslations(kind, draft),
  };
}

/** Hours that cannot be read stop at load. */
function hoursOf({ name, hours = planning[name]?.hours }: Draft): ListingRow['hours'] {
  if (hours === undefined) return null;
  const read = readHours(hours);
  if (!read) throw new Error(`${name} has hours that cannot be read`);
  return read;
}

/** The pictures are told with the listing's name in the same language. */
function listingTranslations(kind: ListingKind, { name, marathi, pictures = [] }: Draft): ListingRow['translations'] {
  const hi = inHindi[kind][name];
  return {
    mr: {
      name: marathi,
      ...inMarathi[kind][name],
      ...planningTexts(name, 'mr'),
      ...pictureTexts(pictures, (scene) => pictureText.mr(scene, marathi)),
    },
    hi: hi && { ...hi, ...planningTexts(name, 'hi'), ...pictureTexts(pictures, (scene) => pictureText.hi(scene, hi.name)) },
  };
}

function planningTexts(name: string, language: 'mr' | 'hi'): { fee?: string; gettingThere?: string } {
  const { fee, gettingThere } = planning[name] ?? {};
  return { ...(fee && { fee: fee[language] }), ...(gettingThere && { gettingThere: gettingThere[language] }) };
}

const pictureTexts = (scenes: readonly SceneName[], textOf: (scene: SceneName) => string) =>
  scenes.length > 0 && { pictureTexts: scenes.map(textOf) };

export const categoryRows = categories.map(
  ({ name, marathi, hindi, also, heading, description }): Unstamped<CategoryRow> => ({
    _id: idOf('category', name),
    name,
    heading,
    description,
    alternateNames: also.split(', '),
    formerNames: [],
    translations: { mr: { name: marathi, ...inMarathi.categories[name] }, hi: { name: hindi, ...inHindi.categories[name] } },
  }),
);

export const regionRows = regions.map(
  ({ name, marathi, hindi, content }): Unstamped<RegionRow> => ({
    _id: idOf('region', name),
    name,
    content,
    alternateNames: [],
    formerNames: [],
    translations: { mr: { name: marathi, ...inMarathi.regions[name] }, hi: { name: hindi, ...inHindi.regions[name] } },
  }),
);

export const placeRows = places.map(
  (draft): Unstamped<PlaceRow> => ({
    ...listing('places', draft),
    alternateNames: draft.otherNames,
    facts: draft.facts,
    bestSeason: draft.bestSeason,
    fee: planning[draft.name]?.fee?.en ?? '',
    timeNeeded: planning[draft.name]?.timeNeeded ?? null,
    access: { ...draft.access, ...planning[draft.name]?.access },
    difficulty: planning[draft.name]?.difficulty ?? null,
    gettingThere: planning[draft.name]?.gettingThere?.en ?? '',
    signal: planning[draft.name]?.signal ?? null,
    categoryIds: namedCategories(draft.categories, draft.name),
    nearbyPlaceIds: namedPlaces(draft.nearby, draft.name),
    nearbyResortIds: namedResorts(nearestTo(draft, resorts), draft.name),
    nearbyRestaurantIds: namedRestaurants(nearestTo(draft, restaurants), draft.name),
  }),
);

export const resortRows = resorts.map(
  (draft): Unstamped<ResortRow> => ({
    ...listing('resorts', draft),
    alternateNames: [],
    facts: [],
    bestSeason: '',
    nearbyPlaceIds: namedPlaces(draft.nearby, draft.name),
    categories: [draft.category],
    contactPersonName: draft.contactPerson,
    contactPhoneNumber: draft.phone,
    amenitiesOffered: Object.fromEntries(amenityKeys.map((key) => [key, draft.amenities.includes(key)])) as ResortRow['amenitiesOffered'],
  }),
);

export const restaurantRows = restaurants.map(
  (draft): Unstamped<RestaurantRow> => ({
    ...listing('restaurants', draft),
    alternateNames: [],
    facts: [],
    bestSeason: '',
    nearbyPlaceIds: namedPlaces(draft.nearby, draft.name),
    categories: draft.categories,
    contactNumber: draft.phone,
  }),
);

export const serviceRows = services.map(
  (draft): Unstamped<ServiceRow> => ({
    ...listing('services', draft),
    alternateNames: [],
    facts: [],
    type: draft.type,
    phones: draft.phones ?? [],
    openAlways: draft.openAlways ?? false,
    everywhere: draft.everywhere ?? false,
  }),
);

export const adRows = ads.map(
  ({ title, marathi, hindi, targetURL, phone, startDate, endDate }, index): Unstamped<AdRow> & { contactNumber: string } => ({
    _id: idOf('ad', title),
    title,
    targetURL,
    contactNumber: phone,
    priority: index + 1,
    startDate,
    endDate,
    images: [pictureAddressOf('ad', title, 1)],
    translations: { mr: { title: marathi }, hi: { title: hindi } },
  }),
);

export const reportRows = reports.map(({ name, marathi, hindi }): Unstamped<ReportRow> => {
  const _id = idOf('report', name);
  return { _id, name, file: `/api/reports/${_id}/file`, translations: { mr: { name: marathi }, hi: { name: hindi } } };
});

export const noticeRows = notices.map(
  ({ about, mr, hi, ...notice }): Unstamped<NoticeRow> => ({
    _id: idOf('notice', notice.heading),
    source: '',
    ...notice,
    translations: { mr, hi },
    listing: about ? { kind: about.kind, id: idOf(pictureKind[about.kind], about.name) } : null,
  }),
);
