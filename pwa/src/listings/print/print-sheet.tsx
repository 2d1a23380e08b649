import { site } from '@helpdesk/site/site';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { QrCode } from '#ui/media/qr-code.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './print-sheet.module.css';

interface PrintSheetProps {
  /** What its code leads to, and what the code is called. */
  link: string;
  code: string;
  /** What stands beside the code. */
  foot: ReactNode;
  /** Exactly one page: what is too long for it is cut off. */
  whole?: boolean;
  children: ReactNode;
}

/** What is printed instead of all that the screen shows: on one page, on light paper whatever the display, with a code that leads back. */
export function PrintSheet({ link, code, foot, whole, children }: PrintSheetProps) {
  return createPortal(
    <div className={classes(styles.sheet, whole && styles.whole)}>
      <div className={styles.head}>
        <b>{inSpokenLanguage(site.name)}</b>
        <span className="num">{m.print_printed({ day: dayInWords(useDay(), spokenLanguage()) })}</span>
      </div>
      {children}
      <div className={styles.foot}>
        <QrCode of={link} label={code} className={styles.code} />
        {foot}
      </div>
    </div>,
    document.body,
  );
}
