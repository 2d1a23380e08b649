import { type AmenityKey, amenityKeys } from '@helpdesk/contract/rules/fixed-sets';
import { m } from '@helpdesk/words/messages';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { categoriesInWords } from '#listings/category-label.ts';
import { Filters } from '#listings/directory/filters.tsx';
import { ListingRows } from '#listings/directory/listing-rows.tsx';
import { useFilters } from '#listings/directory/use-filters.ts';
import { useFound } from '#listings/directory/use-found.ts';
import { useListingFilter } from '#listings/directory/use-listing-filter.ts';
import { resortLink } from '#listings/links.ts';
import { NoticesAbout } from '#listings/notices-about.tsx';
import { Select } from '#ui/controls/select.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { breadcrumbs } from '#ui/page/schema-org.ts';

import { amenities } from './amenities.tsx';

export function ResortListPage() {
  const catalogue = useCatalogue();
  const filters = useFilters();
  const amenity = amenityKeys.find((key) => key === filters.amenity);
  const resorts = useFound('resorts', useListingFilter({ ...filters, amenity: amenity ?? '' }));
  const found = resorts ? m.count_resorts({ count: resorts.count }) : '';
  return (
    <>
      <PageHead
        title={m.menu_resorts()}
        description={m.head_resorts()}
        structuredData={import.meta.env.SSR && ((at) => [breadcrumbs(at, { name: m.menu_resorts(), path: at.path })])}
      />
      <div className="wrap page">
        <h1 tabIndex={-1}>{m.menu_resorts()}</h1>
        <NoticesAbout ids={['resorts']} />
      </div>
      <Filters
        kind="resorts"
        label={m.search_resorts()}
        filters={filters}
        found={found}
        unknown={resorts?.unknown}
        chips={[
          { word: 'Popular', label: m.filter_popular() },
          { word: 'Signature Stay', label: m.filter_signature_stays() },
          { word: 'Budget Stay', label: m.filter_budget_stays() },
        ]}
      >
        <Select
          className="wrap"
          label={m.filter_amenity_label()}
          bare
          placeholder={m.filter_amenity()}
          options={amenityKeys.map((key) => ({ value: key, label: amenities[key].label() }))}
          value={amenity ?? ''}
          onValueChange={(chosen) => filters.choose({ amenity: chosen })}
        />
      </Filters>
      <ListingRows
        kind="resorts"
        listings={resorts}
        regions={catalogue?.byId.regions}
        filters={filters}
        found={found}
        empty={m.resorts_empty()}
        linkOf={resortLink}
        tagsOf={categoriesInWords}
        labelOf={({ field, member }) => (field === 'amenitiesOffered' ? amenities[member as AmenityKey].label() : undefined)}
      />
    </>
  );
}
