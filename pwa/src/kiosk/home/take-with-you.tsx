import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { QrCode } from '#ui/media/qr-code.tsx';
import { pathIn } from '#ui/page/own-address.ts';
import { classes } from '#ui/style/classes.ts';

import styles from './take-with-you.module.css';

/** The guide for somebody's own phone: at eye level, for a camera; what is touched stands lower. */
export function TakeWithYou({ className }: { className?: string }) {
  return (
    <aside className={classes(styles.take, className)}>
      <QrCode of={location.origin + pathIn(spokenLanguage(), '/')} label={m.kiosk_take_label()} className={styles.code} />
      <div>
        <b>{m.kiosk_take_title()}</b>
        <p>{m.kiosk_take_text()}</p>
        <p className="num">{location.host}</p>
      </div>
    </aside>
  );
}
