import { m } from '@helpdesk/words/messages';
import { useSyncExternalStore } from 'react';

import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet, SheetHead } from '#ui/sheet.tsx';

import styles from './about-copy-sheet.module.css';
import { thisBrowser } from './browser-kind.ts';
import { CopyFacts } from './copy-facts.tsx';
import { CopyRoom } from './copy-room.tsx';
import { KeepHint } from './keep-hint.tsx';
import { OfflineState } from './offline-state.tsx';
import { SavePictures } from './save-pictures.tsx';
import { applyUpdate, appVersion } from './updates.ts';
import { useCopyReport } from './use-copy-report.ts';

interface AboutCopySheetProps {
  opener: HTMLElement;
  onClose: () => void;
}

/** What this phone holds of the guide, how safe it is there, and what can be done about it. */
export function AboutCopySheet({ opener, onClose }: AboutCopySheetProps) {
  const { updateReady } = useSyncExternalStore(appVersion.subscribe, appVersion.get);
  const { report, measure } = useCopyReport();
  return (
    <Sheet opener={opener} onClose={onClose}>
      <SheetHead title={m.copy_title()} text={m.copy_text()} />
      <div className={styles.parts}>
        {thisBrowser().inApp === undefined && <OfflineState />}
        <KeepHint />
        {updateReady && (
          <Note icon="sync" tone="wait" title={m.status_update()}>
            <Button look="line" onClick={applyUpdate}>
              {m.status_update_now()}
            </Button>
          </Note>
        )}
        <CopyFacts report={report} />
        <SavePictures freesElsewhere />
        <CopyRoom onChange={measure} />
      </div>
    </Sheet>
  );
}
