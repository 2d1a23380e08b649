import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { nearMe } from '@helpdesk/contract/rules/filter-names';
import { pathName } from '@helpdesk/contract/rules/slug';
import { categoryIcons } from '@helpdesk/site/category-icons';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { Link, linkOptions } from '@tanstack/react-router';

import { allByName } from '#catalogue/find-row.ts';
import { pictureOf } from '#catalogue/picks.ts';
import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import { directories } from '#listings/links.ts';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Text } from '#ui/page/text.tsx';

import styles from './kiosk-home.module.css';
import { TakeWithYou } from './take-with-you.tsx';

const icons: Readonly<Record<string, IconName>> = categoryIcons;

const shortcuts = [
  { label: m.menu_map, icon: 'map', link: linkOptions({ to: '/map' }) },
  { label: m.kiosk_open_now, icon: 'wait', link: linkOptions({ to: '/map', search: { open: 'now' } }) },
  { label: m.kiosk_near, icon: 'pin', link: linkOptions({ to: '/tourism-directory', search: { near: nearMe } }) },
  { label: m.saved_title, icon: 'heart', link: linkOptions({ to: '/saved' }) },
  { label: m.help_title, icon: 'phone', link: linkOptions({ to: '/help' }) },
] as const;

/** The one in the header, which not everybody reaches. */
const openSearch = (): void => document.querySelector<HTMLElement>('#root header [aria-haspopup="dialog"]')?.click();

/** With what a visit of the counter begins: all that is touched stands in the lower part, within everybody's reach. */
export function KioskHome() {
  const catalogue = useCatalogue();
  return (
    <div className={styles.home}>
      <PageTitle page={m.menu_home()} />
      <picture className={styles.hills}>
        <source media="(orientation: landscape)" srcSet="/art/panorama-wide.svg" />
        <img src="/art/panorama-tall.svg" alt={m.home_panorama()} />
      </picture>
      <TakeWithYou className={styles.take} />
      <section className={styles.sheet}>
        <div>
          {spokenLanguage() !== 'mr' && (
            <p className={styles.greeting} lang="mr">
              {m.kiosk_where_mr()}
            </p>
          )}
          <h1 tabIndex={-1}>{m.home_intro()}</h1>
        </div>
        {catalogue ? (
          <ul className={`list ${styles.categories}`}>
            {allByName(catalogue, 'categories').map((category) => (
              <li key={category._id}>
                <Link to="/$categoryName" params={{ categoryName: pathName(category.name) }} className={styles.tile}>
                  <Icon name={icons[pathName(category.name)] ?? 'map'} />
                  <Text of={textsOf(category).name} />
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <FirstFill>
            <p role="status">{m.ui_loading()}</p>
          </FirstFill>
        )}
        <ul className={`list ${styles.row} ${styles.four}`}>
          {listingKinds.map((kind) => (
            <li key={kind}>
              <Link {...directories[kind].link} className={styles.directory}>
                <Picture address={catalogue && pictureOf(catalogue, kind)} alt="" sizes="25vw" eager />
                <span>{directories[kind].title()}</span>
              </Link>
            </li>
          ))}
        </ul>
        <ul className={`list ${styles.row} ${styles.six}`}>
          <li>
            <button type="button" className={styles.tile} onClick={openSearch}>
              <Icon name="search" />
              {m.kiosk_search()}
            </button>
          </li>
          {shortcuts.map(({ label, icon, link }) => (
            <li key={label()}>
              <Link {...link} className={styles.tile}>
                <Icon name={icon} />
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
