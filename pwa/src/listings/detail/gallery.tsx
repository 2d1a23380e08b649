import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import type { Wording } from '#catalogue/texts.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { newTab } from '#ui/page/new-tab.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './gallery.module.css';
import type { ShownPicture } from './lightbox.tsx';
import type { MapTarget } from './map-target.ts';

const Lightbox = deferred(async () => (await import('./lightbox.tsx')).Lightbox);

/** The main grid shows the pictures 0 to 2 (product 3.7); the lightbox shows all. */
const tiles = 3;

interface GalleryProps {
  name: Wording;
  pictures: readonly ShownPicture[];
  map: MapTarget;
}

export function Gallery({ name, pictures, map }: GalleryProps) {
  const [opened, setOpened] = useState<{ at: number; tile: HTMLElement }>();
  return (
    <div className={styles.gallery}>
      {pictures.slice(0, tiles).map(({ address, alt, lang }, at) => (
        <button
          key={address}
          type="button"
          className={styles.tile}
          aria-label={m.picture_open({ number: at + 1, count: pictures.length })}
          onClick={({ currentTarget }) => setOpened({ at, tile: currentTarget })}
        >
          <Picture
            address={address}
            alt={alt}
            lang={lang}
            sizes={at === 0 ? '(min-width: 48rem) 35vw, 100vw' : '(min-width: 48rem) 18vw, 34vw'}
            eager={at === 0}
            className={styles.picture}
          />
        </button>
      ))}
      <MapTile map={map} />
      {opened && <Lightbox name={name} pictures={pictures} first={opened.at} opener={opened.tile} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function MapTile({ map }: { map: MapTarget }) {
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
