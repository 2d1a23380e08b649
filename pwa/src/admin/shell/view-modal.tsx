import type { TranslationLanguage } from '@helpdesk/contract/languages';
import { unlessSpoken } from '@helpdesk/words/language';
import type { ReactNode } from 'react';
import { ListingCode } from '#admin/lists/listing-code.tsx';
import { nameIn } from '#admin/names/name-in.ts';
import { nameOf } from '#admin/names/name-of.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { Gallery } from '#listings/detail/gallery.tsx';
import { MapTile } from '#listings/detail/map-tile.tsx';
import { picturesOf } from '#listings/pictures-of.ts';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';
import { Modal } from './modal.tsx';
import styles from './view-modal.module.css';

interface Viewed {
  readonly _id: string;
  readonly slug: string;
  readonly name: string;
  readonly content: string;
  readonly mapURL: string;
  readonly images: readonly string[];
  readonly pictureTexts: string[];
  readonly translations: { readonly [Language in TranslationLanguage]?: Partial<Pick<Viewed, 'name' | 'content' | 'pictureTexts'>> };
}

/** A listing as visitors will read it in the language of the page: a collage of up to three pictures and the map, name, content, and what its kind adds. */
export function ViewListing({ listing, children }: { listing: Viewed; children: ReactNode }) {
  const { _id, slug, mapURL, images } = listing;
  const { name, content, pictureTexts } = textsOf(listing);
  const pictures = picturesOf(images, pictureTexts, name);
  return (
    <div className={styles.body}>
      {pictures.length > 0 && <Gallery name={name} pictures={pictures} mapTile={<MapTile map={{ href: mapURL, newTab: true }} />} />}
      <div className="prose">
        {content.text.split(/\n+/).map((paragraph) => (
          <p key={paragraph} lang={unlessSpoken(content.lang)}>
            {paragraph}
          </p>
        ))}
      </div>
      {children}
      <ListingCode id={_id} name={name.text} file={slug} />
    </div>
  );
}

export function ViewModal({ title, onClose, children }: { title: Wording; onClose: () => void; children: ReactNode }) {
  return (
    <Modal title={<Text of={title} />} wide onClose={onClose}>
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
  const catalogue = useWholeCatalogue();
  if (listings.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={`list ${styles.nearby}`}>
        {listings.map((listing) => (
          <li key={listing._id}>
            <Picture address={listing.images[0]} alt="" sizes="6rem" className={styles.thumb} />
            <Text of={nameIn(catalogue, listing._id) ?? nameOf(listing)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
