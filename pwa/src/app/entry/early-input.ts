/** Buttons that were tapped, forms that were sent, and what was typed or chosen in fields. */
type EarlyInput = ReadonlyMap<EventTarget, string>;

declare global {
  interface Window {
    earlyInput?: EarlyInput;
    /** Whether the app hears what is done; unset until its entry runs, for which all that it imports has to be here. */
    hearsInput?: boolean;
  }
}

/**
 * Notes what somebody does on a page until the app says that it hears it; who has done it again since needs no repetition.
 * What they typed never goes into an address.
 */
export function noteEarlyInput(): void {
  const early = new Map<EventTarget, string>();
  window.earlyInput = early;
  const note = (event: Event) => {
    if (event.type === 'submit') event.preventDefault();
    const target = event.target as Element & { value?: string };
    const control = event.type === 'click' ? target.closest('button:not([type="submit"])') : target;
    if (control && window.hearsInput) early.delete(control);
    else if (control) {
      early.set(control, target.value ?? '');
      // Who taps on a slow line sees that it counts.
      if (event.type === 'click') control.ariaBusy = 'true';
    }
  };
  for (const kind of ['click', 'input', 'change', 'submit']) addEventListener(kind, note, true);
  // From then on the app itself says what is busy.
  addEventListener('usable', () => {
    for (const control of early.keys()) (control as Element).removeAttribute('aria-busy');
  });
}
