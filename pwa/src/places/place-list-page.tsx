import { languageFacts } from '@helpdesk/contract/languages';
import { letterRanges } from '@helpdesk/contract/rules/fixed-sets';
import { findByPathName, pathName } from '@helpdesk/contract/rules/slug';
import { spokenLanguage, unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { allByName } from '#catalogue/find-row.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { Filters } from '#listings/directory/filters.tsx';
import { ListingRows } from '#listings/directory/listing-rows.tsx';
import { useFilters } from '#listings/directory/use-filters.ts';
import { useFound } from '#listings/directory/use-found.ts';
import { useListingFilter } from '#listings/directory/use-listing-filter.ts';
import { placeLink } from '#listings/links.ts';
import { NoticesAbout } from '#listings/notices-about.tsx';
import { Select } from '#ui/controls/select.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { breadcrumbs } from '#ui/page/schema-org.ts';

export function PlaceListPage() {
  const catalogue = useCatalogue();
  const filters = useFilters();
  const regions = catalogue ? allByName(catalogue, 'regions') : [];
  const region = findByPathName(regions, filters.region)?.row;
  const letters = languageFacts[spokenLanguage()].letterGroups ?? letterRanges;
  const places = useFound('places', useListingFilter(filters));
  const found = places ? m.count_places({ count: places.count }) : '';
  return (
    <>
      <PageHead
        title={m.menu_places()}
        description={m.head_places()}
        structuredData={import.meta.env.SSR && ((at) => [breadcrumbs(at, { name: m.menu_places(), path: at.path })])}
      />
      <div className="wrap page">
        <h1 tabIndex={-1}>{m.menu_places()}</h1>
        <NoticesAbout ids={['places']} />
      </div>
      <Filters
        kind="places"
        label={m.search_places()}
        filters={filters}
        found={found}
        unknown={places?.unknown}
        chips={[{ word: 'Popular', label: m.filter_popular() }, ...letters.map((range) => ({ word: range, label: range }))]}
      >
        <Select
          className="wrap"
          label={m.filter_region_label()}
          bare
          loading={!catalogue}
          placeholder={m.filter_region()}
          options={regions.map((each) => {
            const { text, lang } = textsOf(each).name;
            return { value: pathName(each.name), label: text, lang: unlessSpoken(lang) };
          })}
          value={region ? pathName(region.name) : ''}
          onValueChange={(chosen) => filters.choose({ region: chosen })}
        />
      </Filters>
      <ListingRows
        kind="places"
        listings={places}
        regions={catalogue?.byId.regions}
        filters={filters}
        found={found}
        empty={m.places_empty()}
        linkOf={placeLink}
      />
    </>
  );
}
