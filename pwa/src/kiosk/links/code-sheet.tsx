import { guideCalls } from '@helpdesk/contract/sync/guide-about';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useLocation } from '@tanstack/react-router';

import { useDay, useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { kioskAddress } from '#kiosk/kiosk-address.ts';
import { useSaved } from '#mine/use-saved.ts';
import { Sheet, SheetActions, SheetClose, SheetHead } from '#ui/controls/sheet.tsx';
import { QrCode } from '#ui/media/qr-code.tsx';

import styles from './code-sheet.module.css';
import type { ShownCode } from './shown-code.ts';
import { takenPage } from './taken-page.ts';
import { plainAddress, type TakenAlong } from './way-out.ts';

/** What leads out of the kiosk, as a code that a phone reads from an arm's length, with the address under it. */
export function CodeSheet({ shown: { taken, name, opener }, onClose }: { shown: ShownCode; onClose: () => void }) {
  const page = useTakenPage();
  const atHome = useLocation({ select: ({ pathname }) => pathname === kioskAddress });
  return (
    <Sheet opener={opener} onClose={onClose}>
      <SheetHead title={m.kiosk_code_title()} text={name ? <span lang={name.lang}>{name.text}</span> : m.kiosk_code_text()} />
      <Code taken={taken === 'page' ? page : taken} />
      {taken === 'page' && atHome && (
        <>
          <h3 className={styles.more}>{m.kiosk_code_file()}</h3>
          <Code taken={guideFile()} isSecond />
        </>
      )}
      <SheetActions>
        <SheetClose>{m.ui_close()}</SheetClose>
      </SheetActions>
    </Sheet>
  );
}

/** @param isSecond beside another one, which it must not be taken for */
function Code({ taken: { code, text }, isSecond }: { taken: TakenAlong; isSecond?: boolean }) {
  return (
    <figure className={styles.code}>
      <QrCode of={code} label={isSecond ? m.kiosk_code_file() : m.kiosk_code_label()} className={styles.square} />
      <figcaption className="num">{text}</figcaption>
    </figure>
  );
}

function useTakenPage(): TakenAlong {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [catalogue, saved, day] = [useWholeCatalogue(), useSaved(), useDay()];
  return takenPage({ origin: location.origin, path, language: spokenLanguage(), catalogue, saved, day });
}

/** The region as one file, from the server. */
function guideFile(): TakenAlong {
  const address = new URL(`${location.origin}/api${guideCalls.file.path}`);
  return { code: address.href, text: plainAddress(address) };
}
