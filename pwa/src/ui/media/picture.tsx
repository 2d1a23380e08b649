import { listPicture, pictureAt, pictureWidths } from '@helpdesk/contract/rules/picture';
import { type ReactNode, useCallback, useState } from 'react';

import { classes } from '#ui/style/classes.ts';
import sprite from './icons.svg?no-inline';
import styles from './picture.module.css';

interface PictureProps {
  /** The address of the largest width, or of a picture that has only one. */
  address: string | undefined;
  /** Empty when the picture stands beside the name of what it shows. */
  alt: string;
  /** Of `alt`, where it is not the page's. */
  lang?: string;
  /** How wide it will be shown, as the `sizes` of an `img`. */
  sizes: string;
  /** Above the fold: fetched at once and first. */
  eager?: boolean;
  /** About to come into view without scrolling: fetched without haste. */
  soon?: boolean;
  className?: string;
  /** Said where there is none. */
  missing?: ReactNode;
}

/**
 * A picture in the width that the screen needs. Without a network the width that lists keep on the phone takes its
 * place, and where even that one is missing a drawn ridge does.
 */
export function Picture({ className, ...props }: PictureProps) {
  return (
    <span className={classes(styles.picture, className)}>
      <Widths key={props.address} {...props} />
    </span>
  );
}

function Widths({ address, alt, lang, sizes, eager, soon, missing }: PictureProps) {
  const [shown, setShown] = useState<'best' | 'list' | 'none'>('best');
  const fall = () => setShown((before) => (before === 'best' && address && listPicture(address) !== address ? 'list' : 'none'));
  // A picture that came with the page can have failed before anybody listened.
  const seen = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) image.dispatchEvent(new Event('error'));
  }, []);
  if (!address || shown === 'none') {
    return (
      <>
        <Missing alt={alt} lang={lang} />
        {missing}
      </>
    );
  }
  const widths = shown === 'best' && listPicture(address) !== address ? pictureWidths : [];
  return (
    <img
      ref={seen}
      key={shown}
      className={styles.image}
      srcSet={widths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ') || undefined}
      sizes={widths.length > 0 ? sizes : undefined}
      src={listPicture(address)}
      alt={alt}
      lang={lang}
      width={640}
      height={400}
      loading={eager || soon ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : soon ? 'low' : undefined}
      onError={fall}
    />
  );
}

function Missing({ alt, lang }: Pick<PictureProps, 'alt' | 'lang'>) {
  return (
    <svg
      className={styles.missing}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={alt}
      lang={lang}
      aria-hidden={alt === ''}
    >
      <use href={`${sprite}#missing-picture`} />
    </svg>
  );
}
