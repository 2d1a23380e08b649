/** A field that is typed into. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** Which keyboard a field asks for. */
export type FieldKeyboard = 'text' | 'email' | 'phone' | 'number' | 'date';

const byType: Readonly<Record<string, FieldKeyboard>> = {
  text: 'text',
  search: 'text',
  password: 'text',
  email: 'email',
  url: 'email',
  tel: 'phone',
  number: 'number',
  date: 'date',
};
const byMode: Readonly<Record<string, FieldKeyboard>> = {
  email: 'email',
  url: 'email',
  tel: 'phone',
  numeric: 'number',
  decimal: 'number',
};

/**
 * By its `inputmode`, else by its type.
 * @returns null for what is not typed, such as a tick or a file
 */
export function keyboardFor(type: string, inputMode: string): FieldKeyboard | null {
  const ofType = type === 'textarea' ? 'text' : byType[type];
  return ofType ? (byMode[inputMode] ?? ofType) : null;
}
