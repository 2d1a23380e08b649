import { middleOf } from '@helpdesk/contract/rules/nearest-first';
import type { ServiceRow } from '@helpdesk/contract/sync/rows';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { type ReactNode, useId } from 'react';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { phoneOf } from '#catalogue/helpdesk/phone.ts';
import { here } from '#catalogue/here.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { ListingNow, OpenLine } from '#listings/deferred-parts.ts';
import { serviceLink } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { typeWords } from '#listings/service-types.ts';
import { useStore } from '#platform/use-store.ts';
import { AnchorButton } from '#ui/controls/button.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { Sentence, Text } from '#ui/page/text.tsx';

import { nearestHelp } from './nearest.ts';
import styles from './nearest-help.module.css';

/** The helpdesk, and of hospitals, police and forest offices the nearest: to the phone, or before it is known where that is, to the region's middle. */
export function NearestHelp({ catalogue }: { catalogue: Catalogue | undefined }) {
  const heading = useId();
  const position = useStore(here);
  const whole = useWholeCatalogue();
  const from = position && whole ? position : catalogue && (middleOf(catalogue.rows.places) ?? anywhere);
  const services = from && catalogue ? nearestHelp((position && whole ? whole : catalogue).rows.services, from) : [];
  const shown = catalogue?.shown('services', services) ?? services;
  const { phone, hours } = phoneOf(catalogue);
  return (
    <section className="sec" aria-labelledby={heading}>
      <SectionHeading id={heading} title={m.help_nearest()} />
      <div className="wrap">
        <ul className={`list ${styles.rows}`}>
          {phone && (
            <Row icon="bell" name={nameOfHelpdesk()} phone={phone}>
              <span className={styles.now}>{hours && <OpenLine hours={hours} />}</span>
            </Row>
          )}
          {shown.map((service) => (
            <ServiceHelp key={service._id} service={service} />
          ))}
        </ul>
        {position && <p className={styles.note}>{m.help_nearest_note()}</p>}
      </div>
    </section>
  );
}

/** Where no place says where it is, any help is better than none. */
const anywhere = { latitude: 0, longitude: 0 };

const nameOfHelpdesk = (): Wording => ({ text: inSpokenLanguage(site.name), lang: spokenLanguage() });

function ServiceHelp({ service }: { service: ServiceRow }) {
  const { icon, label } = typeWords[service.type];
  const [phone] = service.phones;
  return (
    <Row icon={icon} name={textsOf(service).name} link={service.slug} phone={phone}>
      <span className={styles.meta}>{label()}</span>
      {service.openAlways && <span className={styles.open}>{m.services_open_always()}</span>}
      <span className={styles.now}>
        <ListingNow listing={service} />
      </span>
    </Row>
  );
}

interface RowProps {
  icon: IconName;
  name: Wording;
  /** The page that says more. */
  link?: string;
  phone?: string;
  children: ReactNode;
}

function Row({ icon, name, link, phone, children }: RowProps) {
  const title = <Text of={name} />;
  return (
    <li className={styles.row}>
      <span className={styles.tile}>
        <Icon name={icon} />
      </span>
      <span>
        {link === undefined ? (
          <span className={styles.name}>{title}</span>
        ) : (
          <ListingLink link={serviceLink(link)} className={styles.name}>
            {title}
          </ListingLink>
        )}
        {children}
      </span>
      {phone && (
        <AnchorButton look="line" square href={`tel:${phone.replaceAll(' ', '')}`}>
          <Icon name="phone" />
          <span className="sr">
            <Sentence words={(text) => m.help_call({ name: text })} of={name} />
          </span>
        </AnchorButton>
      )}
    </li>
  );
}
