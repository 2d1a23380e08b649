import { m } from '@helpdesk/words/messages';
import { getRouteApi, Link } from '@tanstack/react-router';

import { serviceLink } from '#listings/links.ts';
import { ListingDetail } from '#listings/listing-detail.tsx';
import { ListingPage } from '#listings/listing-page.tsx';
import { Badge } from '#ui/badge.tsx';
import { AnchorButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { latePart } from '#ui/late-part.tsx';

import styles from './service-page.module.css';
import { serviceThings } from './service-things.ts';
import { typeWords } from './service-types.ts';

const OpenPhones = latePart(async () => (await import('#listings/contact-details.tsx')).OpenPhones);

const route = getRouteApi('/essentials/$name');

export function ServicePage() {
  const { name } = route.useParams();
  return (
    <ListingPage kind="services" slug={name} linkOf={serviceLink}>
      {(service, { byId }) => {
        const region = byId.regions.get(service.regionId ?? '');
        const { icon, label } = typeWords[service.type];
        const [phone] = service.phones;
        return (
          <ListingDetail
            listing={service}
            region={region}
            things={import.meta.env.SSR && serviceThings(service, region)}
            planned={false}
            top={
              <Link to="/essentials" className={styles.back}>
                <Icon name="left" />
                {m.menu_services()}
              </Link>
            }
            badges={
              <>
                <Badge icon={icon}>{label()}</Badge>
                {service.openAlways && (
                  <Badge icon="wait" tone="ok">
                    {m.services_open_always()}
                  </Badge>
                )}
              </>
            }
            more={service.phones.length > 0 && <OpenPhones phones={service.phones} />}
            action={
              phone !== undefined && (
                <AnchorButton large href={`tel:${phone}`}>
                  <Icon name="phone" />
                  {m.book_call()}
                </AnchorButton>
              )
            }
          />
        );
      }}
    </ListingPage>
  );
}
