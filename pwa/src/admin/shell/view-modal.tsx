import { unlessSpoken } from '@helpdesk/words/language';
import type { ReactNode } from 'react';
import { ListingCode } from '#admin/lists/listing-code.tsx';
import { Gallery } from '#listings/detail/gallery.tsx';
import { picturesOf } from '#listings/pictures-of.ts';
import { Picture } from '#ui/media/picture.tsx';
import { Modal } from './modal.tsx';
import styles from './view-modal.module.css';

interface Viewed {
  readonly _id: string;
  readonly slug: string;
  readonly name: string;
  readonly content: string;
  readonly mapURL: string;
  readonly images: readonly string[];
  readonly pictureTexts: readonly string[];
}

/** A listing as visitors will read it in English: a collage of up to three pictures and the map, name, content, and what its kind adds. */
export function ViewListing({ listing, children }: { listing: Viewed; children: ReactNode }) {
  const { _id, slug, name, content, mapURL, images, pictureTexts } = listing;
  const lang = unlessSpoken('en');
  const english = (text: string) => ({ text, lang: 'en' as const });
  const pictures = picturesOf(images, pictureTexts.map(english), english(name));
  return (
    <div className={styles.body}>
      {pictures.length > 0 && <Gallery name={english(name)} pictures={pictures} map={{ href: mapURL, newTab: true }} />}
      <div className="prose">
        {content.split(/\n+/).map((paragraph) => (
          <p key={paragraph} lang={lang}>
            {paragraph}
          </p>
        ))}
      </div>
      {children}
      <ListingCode id={_id} name={name} file={slug} />
    </div>
  );
}

export function ViewModal({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Modal title={title} titleLang={unlessSpoken('en')} wide onClose={onClose}>
      {children}
    </Modal>
  );
}

export interface Near {
  readonly _id: string;
  readonly name: string;
  readonly images: readonly string[];
}

/** What is near, shown only if there is something. */
export function NearbyInView({ title, listings }: { title: string; listings: readonly Near[] }) {
  if (listings.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={`list ${styles.nearby}`}>
        {listings.map(({ _id, name, images }) => (
          <li key={_id}>
            <Picture address={images[0]} alt="" sizes="6rem" className={styles.thumb} />
            <span lang={unlessSpoken('en')}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
