import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Sentence } from '#ui/page/text.tsx';

import styles from './preview-page.module.css';

/** Says of a window that it shows a preview, in the language of whoever opened it. */
export function PreviewNote({ name }: { name: string }) {
  const [language] = useState(spokenLanguage);
  const [words] = useState(() => ({ close: m.admin_preview_close() }));
  return (
    <aside className={styles.bar} lang={language} aria-label={m.admin_preview()}>
      <p>
        <Sentence words={(row) => m.admin_preview_note({ name: row })} of={{ text: name, lang: 'en' }} />
      </p>
      <Button look="line" square aria-label={words.close} onClick={() => window.close()}>
        <Icon name="close" />
      </Button>
    </aside>
  );
}
