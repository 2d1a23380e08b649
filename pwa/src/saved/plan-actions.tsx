import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { isKiosk } from '#local/kiosk-mark.ts';
import { fragmentOf } from '#mine/plan-link.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet, SheetHead } from '#ui/controls/sheet.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { QrCode } from '#ui/media/qr-code.tsx';
import { useOwnAddress } from '#ui/page/own-address.ts';
import { shareAddress } from '#ui/page/share-address.ts';
import styles from './plan-actions.module.css';
import { planDayInWords } from './plan-day-in-words.ts';
import { PlanSheet } from './plan-sheet.tsx';
import type { SavedListing } from './stops.ts';

interface PlanActionsProps {
  stops: readonly SavedListing[];
  day: string;
}

/** What hands a plan on: as a link, on paper, from screen to screen. */
export function PlanActions({ stops, day }: PlanActionsProps) {
  const { address } = useOwnAddress();
  const [opener, setOpener] = useState<HTMLElement>();
  const link = `${address}#${fragmentOf({ day, stops: stops.map(({ id }) => id) })}`;
  return (
    <>
      <div className={styles.actions}>
        <Button large onClick={() => void shareAddress(m.saved_sheet_title({ day: planDayInWords(day) }), link)}>
          <Icon name="share" />
          {m.saved_share()}
        </Button>
        <Button look="line" onClick={() => window.print()}>
          <Icon name="print" />
          {m.saved_print()}
        </Button>
        <Button look="line" aria-haspopup="dialog" onClick={({ currentTarget }) => setOpener(currentTarget)}>
          <Icon name="qr" />
          {m.saved_qr()}
        </Button>
      </div>
      {!isKiosk() && <p className={styles.note}>{m.saved_private()}</p>}
      {opener && (
        <Sheet opener={opener} onClose={() => setOpener(undefined)}>
          <SheetHead title={m.saved_qr_title()} text={m.saved_qr_text()} />
          <QrCode of={link} label={m.saved_qr_title()} className={styles.code} />
        </Sheet>
      )}
      <PlanSheet stops={stops} day={day} link={link} />
    </>
  );
}
