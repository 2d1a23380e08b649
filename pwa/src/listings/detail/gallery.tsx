import { m } from '@helpdesk/words/messages';
import { type ReactNode, useState } from 'react';
import type { Wording } from '#catalogue/texts.ts';
import { Picture } from '#ui/media/picture.tsx';
import { deferred } from '#ui/page/deferred.tsx';

import styles from './gallery.module.css';
import type { ShownPicture } from './lightbox.tsx';

const Lightbox = deferred(async () => (await import('./lightbox.tsx')).Lightbox, 'later');

/** The main grid shows the pictures 0 to 2 (product 3.7); the lightbox shows all. */
const tiles = 3;

interface GalleryProps {
  name: Wording;
  pictures: readonly ShownPicture[];
  /** The last tile, which leads to a map. */
  mapTile: ReactNode;
}

export function Gallery({ name, pictures, mapTile }: GalleryProps) {
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
      {mapTile}
      {opened && <Lightbox name={name} pictures={pictures} first={opened.at} opener={opened.tile} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
