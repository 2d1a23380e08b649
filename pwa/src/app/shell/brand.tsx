import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';

import { BrandMark } from '#ui/media/brand-mark.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './brand.module.css';

/** Logo and name; both lead home. */
export function Brand({ inverse, onClick }: { inverse?: boolean; onClick?: () => void }) {
  return (
    <Link
      to="/"
      className={classes(styles.brand, inverse && styles.inverse)}
      aria-label={m.header_home({ name: inSpokenLanguage(site.name) })}
      onClick={onClick}
    >
      <BrandMark inverse={inverse} className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.short}>{inSpokenLanguage(site.shortName)}</span>
        <span className={styles.tail}>{inSpokenLanguage(site.nameTail)}</span>
      </span>
    </Link>
  );
}
