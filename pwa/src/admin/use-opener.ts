import { useState } from 'react';

/** What had the focus when a dialog opened is given it back when the dialog closes. */
export function useOpener(): () => void {
  const [opener] = useState(() => document.activeElement);
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else findLostFocus();
  };
}

/** What had the focus may be gone with its row: then the page's heading takes it. */
export function findLostFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
}
