import './large-text.css';
import './lowered.css';

import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { listening } from '#kiosk/spoken/headphones-mode.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet, SheetHead } from '#ui/controls/sheet.tsx';
import styles from './hear-and-see.module.css';
import { lower, showHighContrast, showLarge, useHighContrast, useLargeText, useLowered } from './sight.ts';

/** The dock's way to a spoken screen, more contrast and larger text. */
export function HearAndSee() {
  const [opener, setOpener] = useState<HTMLElement>();
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={({ currentTarget }) => setOpener(currentTarget)}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v6H4zM17 14h3v6h-3z" />
        </svg>
        {m.kiosk_spoken_title()}
      </button>
      {opener && <Switches opener={opener} onClose={() => setOpener(undefined)} />}
    </>
  );
}

function Switches({ opener, onClose }: { opener: HTMLElement; onClose: () => void }) {
  const listens = useStore(listening);
  const contrast = useHighContrast();
  const large = useLargeText();
  const lowered = useLowered();
  return (
    <Sheet opener={opener} onClose={onClose}>
      <SheetHead title={m.kiosk_spoken_title()} text={m.kiosk_spoken_text()} />
      <div className={styles.switches}>
        <Switch label={m.kiosk_spoken_reads()} on={listens} onPress={() => listening.swap(!listens)} />
        <Switch label={m.kiosk_spoken_contrast()} on={contrast} onPress={() => showHighContrast(!contrast)} />
        <Switch label={m.kiosk_spoken_large()} on={large} onPress={() => showLarge(!large)} />
        <Switch label={m.kiosk_spoken_lower()} on={lowered} onPress={() => lower(!lowered)} />
      </div>
    </Sheet>
  );
}

function Switch({ label, on, onPress }: { label: string; on: boolean; onPress: () => void }) {
  return (
    <Button large block look={on ? 'primary' : 'line'} aria-pressed={on} onClick={onPress}>
      {label}
    </Button>
  );
}
