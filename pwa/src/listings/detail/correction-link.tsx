import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import type { Wording } from '#catalogue/texts.ts';
import { deferred } from '#ui/page/deferred.tsx';
import styles from './correction-link.module.css';

const CorrectionDialog = deferred(
  async () => (await import('#submissions/correction-dialog.tsx')).CorrectionDialog,
  'later',
  'details',
  'forms',
);

interface CorrectionLinkProps {
  about: { readonly id: string; readonly name: string };
  /** Its name as the page says it. */
  shown: Wording;
}

/** "Something wrong here?", the last line of what a listing says. */
export function CorrectionLink({ about, shown }: CorrectionLinkProps) {
  const [opener, setOpener] = useState<HTMLElement>();
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={({ currentTarget }) => setOpener(currentTarget)}>
        {m.correction_ask()}
      </button>
      {opener && <CorrectionDialog about={about} shown={shown} opener={opener} onClose={() => setOpener(undefined)} />}
    </>
  );
}
