import { languageFacts } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';
import { createPortal } from 'react-dom';

import { useStore } from '#platform/use-store.ts';
import { Sentence } from '#ui/page/text.tsx';
import styles from './caption.module.css';
import { caption } from './speech.ts';

/** What is being said, in large letters at the upper edge. It is not said itself. */
export function Caption() {
  const { pieces, without } = useStore(caption);
  return createPortal(
    <aside className={styles.caption} aria-hidden="true">
      <p>
        {pieces.map(({ text, lang }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is shown anew as a whole.
          <span key={at} lang={lang}>
            {text}{' '}
          </span>
        ))}
      </p>
      {without && (
        <p className={styles.missing}>
          <Sentence words={(language) => m.kiosk_spoken_no_voice({ language })} of={{ text: languageFacts[without].name, lang: without }} />
        </p>
      )}
    </aside>,
    document.body,
  );
}
