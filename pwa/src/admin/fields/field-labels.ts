import type { FieldsOf } from '@helpdesk/contract/kinds/descriptions';
import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import type { InputName } from '@helpdesk/contract/kinds/types';
import { isLanguage, languageFacts } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';

/** What nobody fills in: addresses follow the name. */
type Unseen = 'slug' | 'formerSlugs';
/** As forms know them and as calls do, where those differ. */
type Shown = Exclude<InputName<FieldsOf<CatalogueTable>>, Unseen> | 'amenities' | 'categories';

/** What fields are called on the forms, by their names there and on the wire. */
const labels: Readonly<Record<Shown, () => string>> = {
  name: m.admin_field_name,
  title: m.admin_field_title,
  heading: m.admin_field_heading,
  content: m.admin_field_content,
  description: m.admin_field_description,
  kind: m.admin_notices_kind,
  listing: m.admin_notices_listing,
  unpublished: m.admin_unpublished,
  severity: m.admin_notices_severity,
  source: m.admin_notices_source,
  mapURL: m.admin_field_map_url,
  targetURL: m.admin_field_target_url,
  latitude: m.admin_field_latitude,
  longitude: m.admin_field_longitude,
  images: m.admin_pictures,
  pictureTexts: m.admin_field_picture_texts,
  pictureCredits: m.admin_field_picture_credits,
  popular: m.admin_popular,
  regionId: m.admin_field_region,
  categoryIds: m.admin_field_categories,
  categories: m.admin_field_categories,
  category: m.admin_field_categories,
  alternateNames: m.admin_field_also_known,
  wikidata: m.admin_field_wikidata,
  osm: m.admin_field_osm,
  facts: m.admin_field_facts,
  bestSeason: m.admin_field_best_season,
  fee: m.admin_field_fee,
  timeNeeded: m.admin_field_time_needed,
  access: m.admin_field_access,
  hours: m.admin_field_hours,
  difficulty: m.admin_field_difficulty,
  gettingThere: m.admin_field_getting_there,
  signal: m.admin_field_signal,
  checkedOn: m.admin_field_checked_on,
  type: m.admin_field_service_type,
  phones: m.admin_field_phones,
  openAlways: m.services_open_always,
  everywhere: m.services_everywhere,
  contactPersonName: m.admin_field_contact_person,
  contactPhoneNumber: m.admin_field_contact_number,
  contactNumber: m.admin_field_contact_number,
  amenities: m.admin_field_amenities,
  amenitiesOffered: m.admin_field_amenities,
  nearByTouristAttractionsIds: m.admin_field_nearby_places,
  nearbyAttractionIds: m.admin_field_nearby_places,
  nearBytouristAttractionIds: m.admin_field_nearby_places,
  nearByResortsIds: m.admin_field_nearby_resorts,
  nearByRestaurantsIds: m.admin_field_nearby_restaurants,
  priority: m.admin_field_priority,
  startDate: m.admin_field_start_date,
  endDate: m.admin_field_end_date,
  welcome: m.admin_field_welcome,
  address: m.admin_field_address,
  phone: m.admin_field_helpdesk_phone,
  photosLink: m.admin_field_photos_link,
  socialLink: m.admin_field_social_link,
  videoLink: m.admin_field_video_link,
  workLink: m.admin_field_work_link,
};

/** The label of `name` or `lists.facts`, or of `translations.mr.name` with its language; undefined for what nobody chooses. */
export function labelOf(path: string): string | undefined {
  const [field = '', language = '', text = ''] = path.split('.');
  if (field === 'lists') return labelled(language);
  if (field !== 'translations') return labelled(field);
  const label = labelled(text);
  return label && isLanguage(language) ? `${label}, ${languageFacts[language].name}` : label;
}

const labelled = (name: string): string | undefined => (name in labels ? labels[name as Shown]() : undefined);
