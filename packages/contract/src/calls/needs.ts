import { isHttpsLink } from '#fields.ts';
import type { ListingKind } from '#kinds/kinds.ts';
import { translatedFields } from '#kinds/parts.ts';
import { countTranslations } from '#rules/translation-state.ts';
import { isStale } from '#sync/freshness.ts';
import type { ListingRow } from '#sync/rows.ts';
import type { ListingNeed } from './listing-needs.ts';
import type { TranslatedFrom } from './translations.ts';

/**
 * What a listing needs from somebody. The dashboard counts it, and the lists of the back-office can be narrowed to it.
 * @param day today in the region
 * @param outdated what its outdated translations were made from
 */
export function needsOf(kind: ListingKind, row: ListingRow, day: string, outdated: TranslatedFrom | undefined): ListingNeed[] {
  const states = Object.values(countTranslations(row, translatedFields(kind), outdated));
  const needs: Readonly<Record<ListingNeed, boolean>> = {
    check: isStale(row.checkedOn, day),
    translation: states.some(({ missing, outdated: old }) => missing + old > 0),
    pictureText: row.images.some((_, at) => !row.pictureTexts[at]?.trim()),
    link: !isHttpsLink(row.mapURL),
  };
  return (Object.keys(needs) as ListingNeed[]).filter((need) => needs[need]);
}
