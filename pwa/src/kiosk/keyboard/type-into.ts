import type { TypedField } from './field-keyboard.ts';

/**
 * The browser's own editing does the typing: it respects selection, caret and `maxLength`, also in fields for email addresses, which tell no script
 * where their caret is, and React hears it like any key (decision 082).
 */

/** In place of what is selected, else at the caret. */
export const typeInto = (field: TypedField, text: string) => inside(field, () => document.execCommand('insertText', false, text));

/** What is selected, else the last letter or sign before the caret: of क्ष it takes ष, as keyboards for Indian scripts do. */
export const eraseIn = (field: TypedField) => inside(field, () => document.execCommand('delete'));

export const moveCaret = (field: TypedField, direction: 'backward' | 'forward') =>
  inside(field, () => getSelection()?.modify('move', direction, 'character'));

/** Whoever presses keys with the keyboard's own focus keeps it on the key. */
function inside(field: TypedField, edit: () => void): void {
  const { activeElement } = document;
  field.focus({ preventScroll: true });
  edit();
  if (activeElement instanceof HTMLElement && activeElement !== field) activeElement.focus({ preventScroll: true });
}

/** The whole value at once, for fields that no letters are typed into: React hears of a change that it has not made itself. */
export function fill(field: TypedField, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: value }));
}
