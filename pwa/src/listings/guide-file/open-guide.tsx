import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useRef, useState } from 'react';
import { takeGuide } from '#catalogue/phone.ts';
import type { GuideOutcome } from '#sync/guide/keep-guide.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import styles from './guide-file.module.css';

/** Takes in a guide file that somebody passed on, and says what came of it. */
export function OpenGuide() {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [reading, setReading] = useState(false);

  const open = async (file: File | undefined) => {
    if (!file || reading) return;
    setReading(true);
    setSaid(m.guide_open_reading());
    setSaid(inWords(await takeGuide(file)));
    setReading(false);
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  };

  return (
    <div className={styles.part}>
      <p>{m.guide_open_text()}</p>
      <Button look="line" block aria-disabled={reading} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {m.guide_open()}
      </Button>
      {/* Android knows files from messengers by other types than this one. */}
      <input ref={input} type="file" hidden aria-label={m.guide_open()} onChange={({ target }) => void open(target.files?.[0])} />
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

const refusals: Readonly<Record<Exclude<GuideOutcome['outcome'], 'taken'>, () => string>> = {
  same: m.guide_open_same,
  older: m.guide_open_older,
  other: m.guide_open_other,
  damaged: m.guide_open_damaged,
  forged: m.guide_open_forged,
  'no-key': m.guide_open_no_key,
  unsupported: m.guide_open_unsupported,
  'app-too-old': m.status_update_needed,
  full: m.status_full,
  failed: m.guide_open_failed,
};

function inWords(result: GuideOutcome): string {
  if (result.outcome !== 'taken') return refusals[result.outcome]();
  return m.guide_open_done({ date: dayInWords(new Date(result.madeAt).toISOString(), spokenLanguage()) });
}
