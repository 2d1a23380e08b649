import { m } from '@helpdesk/words/messages';
import { thisBrowser } from '#app/install/browser-kind.ts';
import { applyUpdate, appVersion } from '#app/install/updates.ts';
import { OfflineState } from '#app/shell/offline-state.tsx';
import { OpenGuide } from '#listings/guide-file/open-guide.tsx';
import { ShareGuide } from '#listings/guide-file/share-guide.tsx';
import { canCheckGuides } from '#local/guide-key.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet, SheetHead } from '#ui/controls/sheet.tsx';
import { Note } from '#ui/feedback/note.tsx';
import styles from './about-copy-sheet.module.css';
import { CopyFacts } from './copy-facts.tsx';
import { CopyRoom } from './copy-room.tsx';
import { PersistenceHint } from './persistence-hint.tsx';
import { SavePictures } from './save-pictures.tsx';
import { useCopyReport } from './use-copy-report.ts';

interface AboutCopySheetProps {
  opener: HTMLElement;
  onClose: () => void;
}

/** What this phone holds of the guide, how safe it is there, and what can be done about it. */
export function AboutCopySheet({ opener, onClose }: AboutCopySheetProps) {
  const { updateReady } = useStore(appVersion);
  const { report, measure } = useCopyReport();
  return (
    <Sheet opener={opener} onClose={onClose}>
      <SheetHead title={m.copy_title()} text={m.copy_text()} />
      <div className={styles.parts}>
        {thisBrowser().inApp === undefined && <OfflineState />}
        <PersistenceHint />
        {updateReady && (
          <Note icon="sync" tone="wait" title={m.status_update()}>
            <Button look="line" onClick={applyUpdate}>
              {m.status_update_now()}
            </Button>
          </Note>
        )}
        <CopyFacts report={report} />
        <SavePictures freesElsewhere />
        <ShareGuide />
        {canCheckGuides() && <OpenGuide />}
        <CopyRoom onChange={measure} />
      </div>
    </Sheet>
  );
}
