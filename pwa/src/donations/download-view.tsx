import { m } from '@helpdesk/words/messages';
import { useRef } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Icon } from '#ui/media/icon.tsx';
import styles from './financials.module.css';

/** `kept`: a copy stays on this phone; `saved`: there was no place for one. */
export type DownloadState = 'idle' | 'unchosen' | 'downloading' | 'failed' | 'kept' | 'saved';

export function DownloadView({ state, onDownload }: { state: DownloadState; onDownload: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const busy = state === 'downloading';
  const retry = () => {
    // The note leaves with its Retry; the focus stays where the download goes on.
    button.current?.focus();
    onDownload();
  };
  return (
    <>
      <Button ref={button} aria-disabled={busy} onClick={busy ? undefined : onDownload}>
        <Icon name="save" />
        {busy ? m.donate_downloading() : m.donate_download()}
      </Button>
      <div className={styles.message} role="status">
        {state === 'unchosen' && <Note icon="info" tone="wait" title={m.donate_report_choose()} />}
        {state === 'failed' && (
          <Note icon="alert" tone="err" title={m.donate_report_failed()}>
            <div className="stack">
              <p>{m.donate_report_failed_text()}</p>
              <Button look="line" onClick={retry}>
                {m.donate_report_retry()}
              </Button>
            </div>
          </Note>
        )}
        {state === 'kept' && <Note icon="check" tone="ok" title={m.donate_report_done()} />}
        {state === 'saved' && <Note icon="check" tone="ok" title={m.donate_report_saved()} />}
      </div>
    </>
  );
}
