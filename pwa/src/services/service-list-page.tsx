import type { RegionRow, ServiceRow as Service } from '@helpdesk/contract/rows';
import { serviceTypes } from '@helpdesk/contract/service-types';
import { m } from '@helpdesk/words/messages';
import { memo } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { Filters } from '#listings/filters.tsx';
import { serviceLink } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { ListingMeta } from '#listings/listing-meta.tsx';
import { ListingRows } from '#listings/listing-rows.tsx';
import { useFilters } from '#listings/use-filters.ts';
import { useFound } from '#listings/use-found.ts';
import { AnchorButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { Text } from '#ui/text.tsx';
import { wayTo } from '#ui/things.ts';

import styles from './service-list-page.module.css';
import { typeWords } from './service-types.ts';

export function ServiceListPage() {
  const catalogue = useCatalogue();
  const filters = useFilters();
  const services = useFound('services', { search: filters.search });
  const found = services ? m.count_services({ count: services.count }) : '';
  return (
    <>
      <PageHead
        title={m.menu_services()}
        description={m.head_services()}
        things={import.meta.env.SSR && ((at) => [wayTo(at, { name: m.menu_services(), path: at.path })])}
      />
      <div className="wrap page">
        <h1 tabIndex={-1}>{m.menu_services()}</h1>
      </div>
      <Filters
        label={m.search_services()}
        filters={filters}
        found={found}
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
      >
        {(service, region) => <ServiceRow service={service} region={region} />}
      </ListingRows>
    </>
  );
}

/** One service of the list, which opens it; beside it, what calls it. It renders again only when its service changed. */
const ServiceRow = memo(function ServiceRow({ service, region }: { service: Service; region?: RegionRow }) {
  const { name } = textsOf(service);
  const { icon, label } = typeWords[service.type];
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
          {service.openAlways && <span className={styles.open}>{m.services_open_always()}</span>}
          <span className={styles.meta}>
            <ListingMeta region={region} tags={label()} />
          </span>
        </span>
      </ListingLink>
      {phone && (
        <AnchorButton look="line" square className={styles.call} href={`tel:${phone}`} aria-label={m.services_call({ name: name.text })}>
          <Icon name="phone" />
        </AnchorButton>
      )}
    </div>
  );
});
