type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Does again what somebody did before the app heard it, one after the other: each answer is rendered before the next. */
export async function repeatInput(): Promise<void> {
  for (const [control, value] of [...(window.earlyInput ?? [])]) {
    // What was repeated just now may have brought a part that asked for this, too.
    if (!window.earlyInput?.has(control)) continue;
    if (control instanceof HTMLButtonElement) control.click();
    else if (control instanceof HTMLFormElement) control.requestSubmit();
    else enter(control as Field, value);
    await new Promise((rendered) => setTimeout(rendered));
  }
}

/** React takes a value that it knows for no change, and it knows those that are set on the field itself. */
function enter(field: Field, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
