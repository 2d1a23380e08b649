import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { BrandMark } from '#ui/brand-mark.tsx';
import { PageTitle } from '#ui/page-title.tsx';

import styles from './admin-home.module.css';

/** The index of the back-office: a large logo (spec section 2). */
export function AdminHome() {
  return (
    <div className={styles.home}>
      <PageTitle page={m.admin_menu()} />
      <BrandMark className={styles.mark} />
      <h1 tabIndex={-1}>{inSpokenLanguage(site.name)}</h1>
    </div>
  );
}
