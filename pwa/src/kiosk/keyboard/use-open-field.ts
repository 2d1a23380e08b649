import { useEffect, useState } from 'react';

import { type FieldKeyboard, keyboardFor, type TypedField } from './field-keyboard.ts';

export interface OpenField {
  readonly field: TypedField;
  readonly keyboard: FieldKeyboard;
}

/** Marks the keyboard, whose keys may have the focus while a field is typed into. */
export const keyboardMark = 'data-keys';

/** What fields have asked for before it was taken from them, so that no other keyboard opens beside this one. */
const modes = new WeakMap<TypedField, string>();

/** The field that somebody types into, from its first focus until it is left. */
export function useOpenField(): OpenField | null {
  const [open, setOpen] = useState<OpenField | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[${keyboardMark}]`)) return;
      setOpen(openFieldOf(target));
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) setOpen(null);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return open;
}

function openFieldOf(target: EventTarget | null): OpenField | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.readOnly) return null;
  const asked = modes.get(target) ?? target.inputMode;
  const keyboard = keyboardFor(target.type, asked);
  if (!keyboard) return null;
  modes.set(target, asked);
  target.inputMode = 'none';
  // A browser offers nothing that somebody else has typed.
  target.autocomplete = 'off';
  target.spellcheck = false;
  return { field: target, keyboard };
}
