import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';

import styles from './picture-button.module.css';

/** A button that leads on, with a picture of what is there; it stands in a list of `buttons`. */
function PictureAnchor({ picture, children, ...rest }: ComponentProps<'a'> & { picture: string | undefined }) {
  return (
    <a className={styles.button} {...rest}>
      <Picture address={picture} alt="" sizes="80px" className={styles.picture} />
      <span className={styles.words}>{children}</span>
      <Icon name="right" />
    </a>
  );
}

export const PictureButton = createLink(PictureAnchor);
