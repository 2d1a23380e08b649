import { type ServiceType, serviceTypes } from '@helpdesk/contract/rules/service-types';
import type { RegionRow, ServiceRow as Service } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';
import { memo } from 'react';
import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { ListingNow, SaveButton } from '#listings/deferred-parts.ts';
import { Filters } from '#listings/directory/filters.tsx';
import { ListingRows } from '#listings/directory/listing-rows.tsx';
import { useFilters } from '#listings/directory/use-filters.ts';
import { useFound } from '#listings/directory/use-found.ts';
import { useListingFilter } from '#listings/directory/use-listing-filter.ts';
import { serviceLink } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { ListingMeta } from '#listings/listing-meta.tsx';
import { NoticesAbout } from '#listings/notices-about.tsx';
import { AlwaysOpen } from '#listings/opening/always-open.tsx';
import { RestrictionLine } from '#listings/opening/restriction-line.tsx';
import { typeWords } from '#listings/service-types.ts';
import { tagsOf } from '#listings/tags-of.ts';
import { AnchorButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { breadcrumbs } from '#ui/page/schema-org.ts';
import { Sentence, Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './service-list-page.module.css';

export function ServiceListPage() {
  const catalogue = useCatalogue();
  const filters = useFilters();
  const services = useFound('services', useListingFilter(filters));
  const found = services ? m.count_services({ count: services.count }) : '';
  return (
    <>
      <PageHead
        title={m.menu_services()}
        description={m.head_services()}
        structuredData={import.meta.env.SSR && ((at) => [breadcrumbs(at, { name: m.menu_services(), path: at.path })])}
      />
      <div className="wrap page">
        <h1 tabIndex={-1}>{m.menu_services()}</h1>
        <NoticesAbout ids={['services']} />
      </div>
      <Filters
        kind="services"
        label={m.search_services()}
        filters={filters}
        found={found}
        unknown={services?.unknown}
        chips={[
          { word: '', label: m.filter_all() },
          ...serviceTypes.map((type) => ({ word: type, label: typeWords[type].label(), icon: typeWords[type].icon })),
        ]}
      />
      <ListingRows
        kind="services"
        listings={services}
        regions={catalogue?.byId.regions}
        filters={filters}
        found={found}
        empty={m.services_empty()}
        linkOf={serviceLink}
        labelOf={({ member }) => typeWords[member as ServiceType].label()}
      >
        {(service, region) => <ServiceRow service={service} region={region} />}
      </ListingRows>
    </>
  );
}

/** One service of the list, which opens it; beside it, what calls it. It renders again only when its service changed. */
const ServiceRow = memo(function ServiceRow({ service, region }: { service: Service; region?: RegionRow }) {
  const { name } = textsOf(service);
  const { icon } = typeWords[service.type];
  const [picture] = service.images;
  const [phone] = service.phones;
  return (
    <div className={styles.row}>
      <ListingLink link={serviceLink(service.slug)} className={styles.link}>
        {picture ? (
          <Picture address={picture} alt="" sizes="44px" className={styles.tile} />
        ) : (
          <span className={styles.tile}>
            <Icon name={icon} />
          </span>
        )}
        <span>
          <span className={styles.name}>
            <Text of={name} />
          </span>
          <RestrictionLine id={service._id} />
          <AlwaysOpen listing={service}>{(words) => <span className={styles.open}>{words}</span>}</AlwaysOpen>
          <span className={styles.meta}>
            <ListingMeta region={service.everywhere ? undefined : region} tags={tagsOf(service)} />
          </span>
          <span className={classes(styles.now, service.hours !== null && styles.timed)}>
            <ListingNow listing={service} besideOthers />
          </span>
        </span>
      </ListingLink>
      <span className={styles.heart}>
        <SaveButton id={service._id} name={name} />
      </span>
      {phone && (
        <AnchorButton look="line" square className={styles.call} href={`tel:${phone}`}>
          <Icon name="phone" />
          <span className="sr">
            <Sentence words={(text) => m.services_call({ name: text })} of={name} />
          </span>
        </AnchorButton>
      )}
    </div>
  );
});
