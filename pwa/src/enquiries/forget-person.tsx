import { m } from '@helpdesk/words/messages';
import { useEffect, useRef } from 'react';
import { forgetPerson, rememberedPerson } from '#local/remembered-person.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { findLostFocus } from '#ui/controls/find-lost-focus.ts';
import { toast } from '#ui/feedback/toast.ts';
import styles from './forget-person.module.css';

/** Where this phone remembers who asks: the way to have it forgotten. */
export function ForgetPerson() {
  const isKnown = useStore(rememberedPerson) !== undefined;
  const wasKnown = useRef(isKnown);
  useEffect(() => {
    if (wasKnown.current && !isKnown) findLostFocus();
    wasKnown.current = isKnown;
  }, [isKnown]);
  if (!isKnown) return null;
  const forget = () => {
    forgetPerson();
    toast.success(m.requests_forgotten());
  };
  return (
    <div className={styles.remembered}>
      <p>{m.requests_remembered()}</p>
      <Button look="line" onClick={forget}>
        {m.requests_forget()}
      </Button>
    </div>
  );
}
