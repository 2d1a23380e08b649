import { m } from '@helpdesk/words/messages';
import { getRouteApi, Link } from '@tanstack/react-router';
import { OpenPhones } from '#booking/open-phones.tsx';
import { ListingDetail } from '#listings/detail/listing-detail.tsx';
import { ListingPage } from '#listings/detail/listing-page.tsx';
import { serviceLink } from '#listings/links.ts';
import { AlwaysOpen } from '#listings/opening/always-open.tsx';
import { typeWords } from '#listings/service-types.ts';
import { AnchorButton } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Icon } from '#ui/media/icon.tsx';
import styles from './service-page.module.css';
import { serviceStructuredData } from './service-structured-data.ts';

const route = getRouteApi('/essentials/$name');

export function ServicePage() {
  const { name } = route.useParams();
  return (
    <ListingPage kind="services" slug={name} linkOf={serviceLink}>
      {(service, catalogue) => {
        const region = service.everywhere ? undefined : catalogue.byId.regions.get(service.regionId ?? '');
        const { icon, label } = typeWords[service.type];
        const [phone] = service.phones;
        return (
          <ListingDetail
            listing={service}
            region={region}
            structuredData={import.meta.env.SSR && serviceStructuredData(service, catalogue)}
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
                {service.everywhere && <Badge icon="phone">{m.services_everywhere()}</Badge>}
                <AlwaysOpen listing={service}>
                  {(words) => (
                    <Badge icon="wait" tone="ok">
                      {words}
                    </Badge>
                  )}
                </AlwaysOpen>
              </>
            }
            more={phone && <OpenPhones phones={service.phones} />}
            action={
              phone && (
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
