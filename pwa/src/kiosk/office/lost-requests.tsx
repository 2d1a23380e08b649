import { m } from '@helpdesk/words/messages';
import { useEffect, useState } from 'react';

import { openCipher } from '#local/kiosk/cipher.ts';

/** How many requests this kiosk had to throw away; nothing where it is none. */
export function LostRequests() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    openCipher()
      .then((cipher) => cipher.lost())
      .then(setCount, () => undefined);
  }, []);
  return count > 0 && <p>{m.kiosk_lost({ count })}</p>;
}
