import { aleAndAne } from '#places/ale-and-ane.ts';
import { aroundJunnar } from '#places/around-junnar.ts';
import { junnarTown } from '#places/junnar-town.ts';
import { lenyadri } from '#places/lenyadri.ts';
import { malshej } from '#places/malshej.ts';
import { manikdoh } from '#places/manikdoh.ts';
import { meenaValley } from '#places/meena-valley.ts';
import { naneghat } from '#places/naneghat.ts';
import { ozar } from '#places/ozar.ts';
import type { PlaceDraft, RegionName } from './drafts.ts';

// The facts were collected in November 2026, in our own words, from public sources: Wikipedia (CC BY-SA), texts of the
// Archaeological Survey of India, notes of the Press Information Bureau, newspapers, trekkers' pages (trekshitiz.com,
// avinashmane/fort-raider) and GeoNames (CC BY) for the town's coordinates. Coordinates are approximate; confirm facts
// with the helpdesk before you rely on them.

const byRegion: Record<RegionName, PlaceDraft[]> = {
  'Junnar Town & Shivneri': junnarTown,
  'Naneghat & Kukadi Valley': naneghat,
  'Manikdoh & Hadsar': manikdoh,
  'Lenyadri & Otur': lenyadri,
  'Malshej & Khireshwar': malshej,
  'Ozar & Narayangaon': ozar,
  'Meena Valley & Konkan Kada': meenaValley,
  'Ale, Belhe & Ane': aleAndAne,
  'Around Junnar': aroundJunnar,
};

export const places = Object.entries(byRegion).flatMap(([region, drafts]) =>
  drafts.map((draft) => ({ ...draft, region: region as RegionName })),
);
