import { site } from '@helpdesk/site/site';
import { m } from '@helpdesk/words/messages';

import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { hydratedLater } from '#ui/page/hydrated-later.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

import styles from './help-page.module.css';
import { NearestHelp } from './nearest-help.tsx';

const WhereIAm = deferred(async () => (await import('./where-i-am.tsx')).WhereIAm, 'later', 'help');
const FirstAid = hydratedLater(async () => (await import('./first-aid.tsx')).FirstAid, 'help');

interface CalledNumber {
  number: string;
  label: () => string;
  /** What else it is good for, of one that is not for an emergency. */
  text?: () => string;
}

const numbersOf = ({ any, ambulance, tourist }: typeof site.emergency): readonly CalledNumber[] => [
  { number: any, label: m.help_any },
  { number: ambulance, label: m.help_ambulance },
  ...(tourist ? [{ number: tourist, label: m.help_tourist, text: m.help_tourist_text }] : []),
];

/** Whom to call, where somebody is, and what to do: nothing of it needs a network. */
export function HelpPage() {
  const catalogue = useCatalogue();
  return (
    <>
      <PageHead title={m.help_title()} description={m.help_head()} />
      <div className="wrap page">
        <h1 tabIndex={-1}>{m.help_title()}</h1>
        <ul className={`list ${styles.numbers}`}>
          {numbersOf(site.emergency).map(({ number, label, text }) => (
            <li key={number} className={text && styles.more}>
              <a href={`tel:${number}`}>
                <b className="num">
                  <Icon name="phone" />
                  {number}
                </b>
                <span>
                  {label()}
                  {text && <small>{text()}</small>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.here}>
        <WhereIAm catalogue={catalogue} />
      </div>
      <NearestHelp catalogue={catalogue} />
      <FirstAid />
    </>
  );
}
