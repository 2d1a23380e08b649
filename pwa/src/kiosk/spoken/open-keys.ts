import { keyboardFor, type TypedField } from '#kiosk/keyboard/field-keyboard.ts';
import { keyboardMark } from '#kiosk/keyboard/use-open-field.ts';

/** Whether it opens the keyboard when it gets the focus. */
export const isTypedInto = (element: Element | null): element is TypedField =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  !element.readOnly &&
  keyboardFor(element.type, '') !== null;

export const isKey = (element: Element): boolean => element.closest(`[${keyboardMark}]`) !== null;
export const keysAreOpen = (): boolean => document.querySelector(`[${keyboardMark}]`) !== null;
