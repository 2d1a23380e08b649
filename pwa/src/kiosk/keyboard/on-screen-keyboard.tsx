import { languageFacts } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { Keyboard } from './keyboard.tsx';
import type { TextLayout } from './layouts.ts';
import { useOpenField } from './use-open-field.ts';

const firstLayout = { Latin: 'latin', Devanagari: 'alphabet' } as const satisfies Record<string, TextLayout>;

/**
 * Keys on the screen for whatever field is typed into. A kiosk has no others, and those of its system do not open over a browser in full screen
 * (decision 082).
 */
export function OnScreenKeyboard() {
  const open = useOpenField();
  const [text, setText] = useState<TextLayout>(firstLayout[languageFacts[spokenLanguage()].script]);
  if (!open?.field.isConnected) return null;
  // Inside a dialog, which takes the focus back from what lies outside.
  const place = open.field.closest('[role="dialog"], [role="alertdialog"]') ?? document.body;
  return createPortal(<Keyboard key={numberOf(open.field)} {...open} text={text} onText={setText} />, place);
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** Another field begins with keys of its own: without Shift, without symbols. */
function numberOf(field: object): number {
  if (!numbers.has(field)) {
    last += 1;
    numbers.set(field, last);
  }
  return numbers.get(field) ?? 0;
}
