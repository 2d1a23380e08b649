import type { AmenityKey, ResortCategory, RestaurantCategory } from '@helpdesk/contract/rules/fixed-sets';
import type { AccessQuestion } from '@helpdesk/contract/rules/planning-sets';
import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import type { categories } from './categories.ts';
import type { regions } from './regions.ts';
import type { SceneName } from './scenes.ts';

/**
 * What a person writes about a listing; `rows.ts` makes the catalogue's rows of it. After a change of a name or of its
 * pictures, draw them: `npm run draw -w @helpdesk/sample-data`.
 */

export type RegionName = (typeof regions)[number]['name'];
export type CategoryName = (typeof categories)[number]['name'];

/** Latitude and longitude in degrees, WGS 84. */
type Point = [latitude: number, longitude: number];

interface AnyDraft {
  /** As `readHours` reads it; those of places stand in `planning.ts`. */
  hours?: string;
  name: string;
  marathi: string;
  popular?: true;
  /** Two to four sentences; the first 70 characters are what lists show. */
  content: string;
}

interface ListingDraft extends AnyDraft {
  at: Point;
  /** Names of places. */
  nearby: string[];
  /** The best scene first: it is the picture of the row. */
  pictures: [SceneName, SceneName, SceneName];
}

/** A place takes its region from the file it stands in. */
export interface PlaceDraft extends ListingDraft {
  otherNames: string[];
  categories: CategoryName[];
  bestSeason: string;
  facts: string[];
  /** Only what its facts say. */
  access?: Partial<Record<AccessQuestion, boolean>>;
}

export interface ResortDraft extends ListingDraft {
  region: RegionName;
  category: ResortCategory;
  contactPerson: string;
  phone: string;
  amenities: AmenityKey[];
}

export interface RestaurantDraft extends ListingDraft {
  region: RegionName;
  categories: RestaurantCategory[];
  phone: string;
}

export interface ServiceDraft extends AnyDraft {
  region: RegionName;
  type: ServiceType;
  phones?: string[];
  openAlways?: true;
  everywhere?: true;
  /** Left out: it is no place, but a number. */
  at?: Point;
  pictures?: SceneName[];
}

// What a person writes in Marathi (`mr/`) and Hindi (`hi/`) about the listing, category or region of an English name. Every
// fact of the English and no more; `facts` in the same order.

export interface ListingTexts {
  /** Hindi only: the Marathi name stands in the draft. */
  name?: string;
  /** The striking thing first: the first 70 characters are what lists show. */
  content: string;
}

export interface StayTexts extends ListingTexts {
  contactPersonName: string;
}

export interface PlaceTexts extends ListingTexts {
  bestSeason: string;
  facts: string[];
}

export interface CategoryTexts {
  heading: string;
  description: string;
}

export interface RegionTexts {
  content: string;
}
