import { m } from '@helpdesk/words/messages';

import { Icon } from '#ui/media/icon.tsx';
import { newTab } from '#ui/page/new-tab.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './gallery.module.css';
import type { MapTarget } from './map-target.ts';

/** Leads to the map of a map link. */
export function MapTile({ map }: { map: MapTarget }) {
  const art = <img src="/art/map.svg" alt="" width={360} height={360} decoding="async" />;
  if (!map.href) {
    return (
      // Still reached by the keyboard, so that it can say why it does nothing.
      // biome-ignore lint/a11y/useSemanticElements: an <a> without an address takes no focus.
      <span
        className={classes(styles.tile, styles.map)}
        role="link"
        tabIndex={0}
        aria-disabled="true"
        aria-label={m.detail_map_offline_why()}
      >
        {art}
        <span className={styles.label}>
          <Icon name="offline" />
          <span>{m.detail_map_offline()}</span>
        </span>
      </span>
    );
  }
  return (
    <a
      className={classes(styles.tile, styles.map)}
      href={map.href}
      aria-label={map.newTab ? m.detail_map_new_tab() : m.detail_open_map()}
      {...(map.newTab && newTab)}
    >
      {art}
      <span className={styles.label}>
        <Icon name={map.newTab ? 'out' : 'pin'} />
        <span>{m.detail_open_map()}</span>
      </span>
    </a>
  );
}
