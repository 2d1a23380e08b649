import { languageFacts, languages } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import { Clock } from '#kiosk/attract/clock.tsx';
import { kioskAddress } from '#kiosk/kiosk-address.ts';
import { showCode } from '#kiosk/links/shown-code.ts';
import { HearAndSee } from '#kiosk/sight/hear-and-see.tsx';
import type { KioskTools } from '#kiosk/tools.ts';
import { canGoBack } from '#kiosk/visit/visit-history.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet, SheetHead } from '#ui/controls/sheet.tsx';
import { Icon } from '#ui/media/icon.tsx';

import styles from './dock.module.css';

interface DockProps {
  tools: KioskTools;
  /** Nobody is here to touch it. */
  isResting: boolean;
  onFinished: () => void;
}

/** What a visitor can always do, within everybody's reach. */
export function Dock({ tools, isResting, onFinished }: DockProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [chooser, setChooser] = useState<HTMLElement>();
  return (
    <nav className={styles.dock} aria-label={m.kiosk_dock()} inert={isResting}>
      <Link to={kioskAddress} aria-current={path === kioskAddress ? 'page' : undefined}>
        <Icon name="home" />
        {m.menu_home()}
      </Link>
      <button type="button" onClick={() => canGoBack() && history.back()}>
        <Icon name="back" />
        {m.kiosk_back()}
      </button>
      <Link to="/help" aria-current={path === '/help' ? 'page' : undefined}>
        <Icon name="phone" />
        {m.help_title()}
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={({ currentTarget }) => setChooser(currentTarget)}>
        <span className={styles.scripts} aria-hidden="true">
          अ A
        </span>
        {m.language_label()}
      </button>
      <HearAndSee />
      <button type="button" aria-haspopup="dialog" onClick={({ currentTarget }) => showCode('page', currentTarget)}>
        <Icon name="qr" />
        {m.kiosk_take()}
      </button>
      <Link to="/donate-for-junnar" className={styles.give} aria-current={path === '/donate-for-junnar' ? 'page' : undefined}>
        <Icon name="give" />
        {m.header_donate()}
      </Link>
      <button type="button" className={styles.finished} onClick={onFinished}>
        <Icon name="check" />
        {m.kiosk_finished()}
      </button>
      <Clock isOverHeader />
      {chooser && (
        <Sheet opener={chooser} onClose={() => setChooser(undefined)}>
          <SheetHead title={m.language_label()} />
          <div className={styles.languages}>
            {languages.map((language) => (
              <Button
                key={language}
                large
                block
                look={language === spokenLanguage() ? 'primary' : 'line'}
                aria-pressed={language === spokenLanguage()}
                lang={language}
                onClick={() => {
                  setChooser(undefined);
                  tools.speak(language);
                }}
              >
                {languageFacts[language].name}
              </Button>
            ))}
          </div>
        </Sheet>
      )}
    </nav>
  );
}
