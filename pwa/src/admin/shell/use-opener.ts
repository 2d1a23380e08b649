import { useState } from 'react';

import { findLostFocus } from '#ui/controls/find-lost-focus.ts';

/** What had the focus when a dialog opened is given it back when the dialog closes. */
export function useOpener(): () => void {
  const [opener] = useState(() => document.activeElement);
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else findLostFocus();
  };
}
