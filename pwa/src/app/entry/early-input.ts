/** Buttons that were tapped, forms that were sent, and what was typed or chosen in fields. */
type EarlyInput = ReadonlyMap<Element, string>;

declare global {
  interface Window {
    earlyInput?: EarlyInput;
    /** Whether the app hears what is done; unset until its entry runs, for which all that it imports has to be here. */
    hearsInput?: boolean;
  }
}

/**
 * Notes what somebody does on a page, or in a part of it that comes later, until the app hears it; who has done it again since needs no repetition.
 * What they typed never goes into an address.
 */
export function noteEarlyInput(): void {
  const early = new Map<Element, string>();
  window.earlyInput = early;
  const note = (event: Event) => {
    const control = controlOf(event);
    if (!control) return;
    if (event.type === 'submit') event.preventDefault();
    if (early.has(control)) control.ariaBusy = null;
    early.set(control, control.value ?? '');
    // Who taps on a slow line sees that it counts; what the app hears it says itself.
    if (event.type === 'click')
      setTimeout(() => {
        if (early.has(control)) control.ariaBusy = 'true';
      });
  };
  // React lets no event come back from a part that it has not taken over.
  const forget = (event: Event) => {
    const control = controlOf(event);
    if (control && window.hearsInput) early.delete(control);
  };
  for (const kind of ['click', 'input', 'submit']) {
    addEventListener(kind, note, true);
    // What takes a form may let it go no further; none is in a part that comes later.
    addEventListener(kind, forget, kind === 'submit');
  }
}

type Control = Element & { value?: string };

const controlOf = ({ type, target }: Event): Control | null =>
  (type === 'click' ? (target as Element).closest('button:not([type="submit"])') : target) as Control;
