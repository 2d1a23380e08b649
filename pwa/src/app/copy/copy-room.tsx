import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { fillAgain, freeSpace } from '#catalogue/phone.ts';
import type { PullResult } from '#sync/pull.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { sizeInWords } from '#ui/page/size-in-words.ts';
import styles from './copy-room.module.css';

type Work = 'free' | 'fill';

/** "Free space" and "Download again", each with what came of it. Neither takes away what cannot be had again. */
export function CopyRoom({ onChange }: { onChange: () => void }) {
  const [working, setWorking] = useState<Work>();
  const [outcome, setOutcome] = useState<{ work: Work; words: string }>();

  const run = async (work: Work, act: () => Promise<string>) => {
    if (working) return;
    setWorking(work);
    setOutcome(undefined);
    setOutcome({ work, words: await act() });
    setWorking(undefined);
    onChange();
  };
  const wordsOf = (work: Work) => {
    if (working === work && work === 'fill') return m.copy_filling();
    return outcome?.work === work ? outcome.words : '';
  };

  return (
    <div className={styles.room}>
      <p>{m.copy_free_text()}</p>
      <Button look="line" block aria-disabled={working !== undefined} onClick={() => void run('free', free)}>
        <Icon name="trash" />
        {m.copy_free()}
      </Button>
      <p role="status" className={styles.said}>
        {wordsOf('free')}
      </p>
      <p>{m.copy_fill_text()}</p>
      <Button look="line" block aria-disabled={working !== undefined} onClick={() => void run('fill', fill)}>
        <Icon name="sync" />
        {m.copy_fill()}
      </Button>
      <p role="status" className={styles.said}>
        {wordsOf('fill')}
      </p>
    </div>
  );
}

async function free(): Promise<string> {
  const bytes = await freeSpace();
  return bytes > 0 ? m.copy_freed({ size: sizeInWords(bytes) }) : m.copy_nothing_to_free();
}

const fill = async (): Promise<string> => fillInWords(await fillAgain());

function fillInWords(result: PullResult): string {
  if (result.outcome === 'update-needed') return m.status_update_needed();
  if (result.outcome !== 'failed') return m.copy_filled();
  return result.reason === 'offline' || result.reason === 'timeout' || result.reason === 'not-ours'
    ? m.copy_fill_offline()
    : m.copy_fill_failed();
}
