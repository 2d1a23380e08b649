import { site } from '@helpdesk/site/site';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { dayAt } from '#catalogue/day.ts';
import { fetchGuide } from '#catalogue/phone.ts';
import { Button } from '#ui/controls/button.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { Icon } from '#ui/media/icon.tsx';
import { sizeInWords } from '#ui/page/size-in-words.ts';
import styles from './guide-file.module.css';

/** Hands the region as one file to what the phone shares with; where it shares no files, to the downloads. */
export function ShareGuide() {
  const [said, setSaid] = useState('');
  const [fetching, setFetching] = useState(false);
  /** Fetched, and not handed over yet: that may need another tap, since a phone shares only right after one. */
  const [file, setFile] = useState<File>();

  const share = async () => {
    if (fetching) return;
    if (file) return setSaid(await handOver(file, setFile));
    setFetching(true);
    setSaid(m.guide_share_fetching());
    const answer = await fetchGuide();
    setFetching(false);
    if (answer.state !== 'ok') return setSaid(m.guide_share_failed());
    const { file: fetched, kept } = answer.body;
    const words = await handOver(new File([fetched], fileName(), { type: 'text/html' }), setFile);
    setSaid(kept ? `${words} ${m.guide_share_kept()}` : words);
  };

  return (
    <div className={styles.part}>
      <p>{m.guide_share_text()}</p>
      <Button look="line" block aria-disabled={fetching} onClick={() => void share()}>
        <Icon name="share" />
        {m.guide_share()}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

/** @returns what came of it, in words; nothing when whoever opened the list of apps closed it */
async function handOver(file: File, keep: (file: File | undefined) => void): Promise<string> {
  const size = sizeInWords(file.size);
  if (!navigator.canShare?.({ files: [file] })) {
    saveFile(file, file.name);
    return m.guide_share_saved({ size });
  }
  const outcome = await navigator.share({ files: [file] }).then(
    () => 'shared',
    (error: DOMException) => error.name,
  );
  keep(outcome === 'NotAllowedError' ? file : undefined);
  if (outcome === 'NotAllowedError') return m.guide_share_ready({ size });
  return outcome === 'shared' ? m.guide_share_shared() : '';
}

/** The day on which it was passed on; from when it is, the file says itself. */
const fileName = (): string => `${site.shortName.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-guide-${dayAt(Date.now())}.html`;
