import { isAlwaysOpen } from '@helpdesk/contract/opening/always-open';
import { middleOf } from '@helpdesk/contract/rules/nearest-first';
import type { ServiceRow } from '@helpdesk/contract/sync/rows';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { phoneOf } from '#catalogue/helpdesk/phone.ts';
import { here } from '#catalogue/here.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { ListingNow, OpenLine } from '#listings/deferred-parts.ts';
import { serviceLink } from '#listings/links.ts';
import { ListingLink } from '#listings/listing-link.tsx';
import { AlwaysOpen } from '#listings/opening/always-open.tsx';
import { RestrictionLine } from '#listings/opening/restriction-line.tsx';
import { typeWords } from '#listings/service-types.ts';
import { loadUntilHere } from '#platform/load-until-here.ts';
import { useStore } from '#platform/use-store.ts';
import { AnchorButton } from '#ui/controls/button.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';
import { Sentence, Text } from '#ui/page/text.tsx';

import { useMinute } from '#ui/style/use-minute.ts';
import { nearestHelp } from './nearest.ts';
import styles from './nearest-help.module.css';
import type { openByNow } from './open-by-now.ts';

/** The helpdesk, and of hospitals, police and forest offices the nearest, open ones first: to the phone, or before it is known where that is, to the region's middle. */
export function NearestHelp({ catalogue }: { catalogue: Catalogue | undefined }) {
  const heading = useId();
  const position = useStore(here);
  const whole = useWholeCatalogue();
  const from = position && whole ? position : catalogue && (middleOf(catalogue.rows.places) ?? anywhere);
  const openBy = useOpenBy();
  const asked = position && whole ? whole : catalogue;
  const isOpen = asked && openBy ? openBy(asked) : isAlwaysOpenOrUnknown;
  const services = from && asked ? nearestHelp(asked.rows.services, from, isOpen) : [];
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
            <ServiceHelp key={service._id} service={service} isClosed={isOpen(service) === false} />
          ))}
        </ul>
        {position && <p className={styles.note}>{m.help_nearest_note()}</p>}
      </div>
    </section>
  );
}

/** As a page is painted, which is kept and read at another hour. */
const isAlwaysOpenOrUnknown = (service: ServiceRow): true | undefined => isAlwaysOpen(service) || undefined;

/** Tells what is open at this minute, another one every minute; undefined until it is here. */
function useOpenBy(): typeof openByNow | undefined {
  useMinute();
  const [loaded, setLoaded] = useState<{ readonly openByNow: typeof openByNow }>();
  useEffect(() => void loadUntilHere(() => import('./open-by-now.ts')).then(setLoaded), []);
  return loaded?.openByNow;
}

/** Where no place says where it is, any help is better than none. */
const anywhere = { latitude: 0, longitude: 0 };

const nameOfHelpdesk = (): Wording => ({ text: inSpokenLanguage(site.name), lang: spokenLanguage() });

function ServiceHelp({ service, isClosed }: { service: ServiceRow; isClosed: boolean }) {
  const { icon, label } = typeWords[service.type];
  const [phone] = service.phones;
  return (
    <Row icon={icon} name={textsOf(service).name} link={service.slug} phone={phone}>
      <span className={styles.meta}>{label()}</span>
      {isClosed && <b className={styles.meta}>{m.help_closed()}</b>}
      <RestrictionLine id={service._id} />
      <AlwaysOpen listing={service}>{(words) => <span className={styles.open}>{words}</span>}</AlwaysOpen>
      <span className={styles.now}>
        <ListingNow listing={service} besideOthers evenUnknown />
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
