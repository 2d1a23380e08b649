import { m } from '@helpdesk/words/messages';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { categoriesInWords } from '#listings/category-label.ts';
import { Filters } from '#listings/directory/filters.tsx';
import { ListingRows } from '#listings/directory/listing-rows.tsx';
import { useFilters } from '#listings/directory/use-filters.ts';
import { useFound } from '#listings/directory/use-found.ts';
import { useListingFilter } from '#listings/directory/use-listing-filter.ts';
import { restaurantLink } from '#listings/links.ts';
import { NoticesAbout } from '#listings/notices-about.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { breadcrumbs } from '#ui/page/schema-org.ts';

export function RestaurantListPage() {
  const catalogue = useCatalogue();
  const filters = useFilters();
  const restaurants = useFound('restaurants', useListingFilter(filters));
  const found = restaurants ? m.count_restaurants({ count: restaurants.count }) : '';
  return (
    <>
      <PageHead
        title={m.menu_restaurants()}
        description={m.restaurants_intro()}
        structuredData={import.meta.env.SSR && ((at) => [breadcrumbs(at, { name: m.menu_restaurants(), path: at.path })])}
      />
      <div className="wrap page stack">
        <h1 tabIndex={-1}>{m.menu_restaurants()}</h1>
        <p>{m.restaurants_intro()}</p>
        <NoticesAbout ids={['restaurants']} />
      </div>
      <Filters
        kind="restaurants"
        label={m.search_restaurants()}
        filters={filters}
        found={found}
        unknown={restaurants?.unknown}
        chips={[
          { word: 'Popular', label: m.filter_popular() },
          { word: 'Maharashtrian', label: m.filter_maharashtrian() },
          { word: 'Veg', label: m.filter_veg() },
          { word: 'Non Veg', label: m.filter_non_veg() },
        ]}
      />
      <ListingRows
        kind="restaurants"
        listings={restaurants}
        regions={catalogue?.byId.regions}
        filters={filters}
        found={found}
        empty={m.restaurants_empty()}
        linkOf={restaurantLink}
        tagsOf={categoriesInWords}
      />
    </>
  );
}
