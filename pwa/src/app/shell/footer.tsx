import { languageFacts } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { number } from '@helpdesk/words/numbers';
import { Link } from '@tanstack/react-router';
import { openAboutCopy } from '#app/copy/about-copy.ts';
import { type LinkName, linksOf } from '#catalogue/helpdesk/links.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { useLastCatalogue } from '#catalogue/use-last-catalogue.ts';
import { AddressLines } from '#submissions/address-lines.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { Ridge } from '#ui/media/ridge.tsx';
import { classes } from '#ui/style/classes.ts';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { menu } from './menu.ts';
import { useVisitorCount } from './use-visitor-count.ts';

const networks = [
  { link: 'photosLink', icon: 'photo', label: m.footer_photos },
  { link: 'socialLink', icon: 'social', label: m.footer_social },
  { link: 'videoLink', icon: 'video', label: m.footer_video },
  { link: 'workLink', icon: 'work', label: m.footer_professional },
] as const satisfies readonly { link: LinkName; icon: IconName; label: () => string }[];

/** Contents in the order of product 2.3. */
export function Footer() {
  const links = linksOf(useLastCatalogue());
  return (
    <footer className={classes('below-fold', styles.footer)}>
      <Ridge className={styles.ridge} />
      <div className={styles.ground}>
        <div className="wrap">
          <div className={styles.grid}>
            <div className="stack">
              <Brand inverse />
              <address>
                <AddressLines />
              </address>
              <ul className={classes('list', styles.social)}>
                {networks.map(({ link, icon, label }) => {
                  const address = links[link];
                  return (
                    address && (
                      <li key={link}>
                        <a href={address} target="_blank" rel="noopener noreferrer" aria-label={m.footer_new_tab({ what: label() })}>
                          <Icon name={icon} />
                        </a>
                      </li>
                    )
                  );
                })}
              </ul>
            </div>
            <nav aria-labelledby="quick-links">
              <h2 id="quick-links" className={styles.title}>
                {m.footer_links()}
              </h2>
              <ul className={classes('list', styles.links)}>
                {menu.map(({ label, link }) => (
                  <li key={link.to}>
                    <Link {...link} activeOptions={{ exact: true, includeSearch: false }}>
                      {label()}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="stack">
              <div>
                <h2 className={styles.title}>{m.footer_funds_title()}</h2>
                <p>{m.footer_funds()}</p>
              </div>
              <div>
                <h2 className={styles.title}>{m.footer_data_title()}</h2>
                <p>{m.footer_data()}</p>
              </div>
              <p className={styles.thanks}>{m.footer_thanks()}</p>
            </div>
          </div>
          <LanguageLinks />
          <div className={styles.base}>
            <span>{m.footer_copyright({ year: useDay().slice(0, 4), name: inSpokenLanguage(site.name) })}</span>
            <span className="num">{m.footer_visitors({ count: number(languageFacts[spokenLanguage()].locale, useVisitorCount()) })}</span>
            <Link to="/privacy-policy">{m.footer_privacy()}</Link>
            <Link to="/terms-and-conditions">{m.footer_terms()}</Link>
            <Link to="/data">{m.footer_dataset()}</Link>
            <button type="button" aria-haspopup="dialog" onClick={({ currentTarget }) => openAboutCopy(currentTarget)}>
              {m.copy_title()}
            </button>
          </div>
        </div>
      </div>
    </footer>
  );
}
