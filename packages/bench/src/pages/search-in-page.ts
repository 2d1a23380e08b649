declare const found: (at: number) => void;

const searchButton = 'button[aria-label="Search everything"]';
const typed = 'shivnery';
const meant = 'Shivneri Fort';

const trying = setInterval(() => {
  if (!takeNextStep()) return;
  clearInterval(trying);
  found(performance.now());
}, 50);

/** Somebody who tries without rest; true when the place is found. */
function takeNextStep(): boolean {
  const panel = document.querySelector('[role="dialog"]');
  const box = panel?.querySelector<HTMLInputElement>('input[type="search"]');
  if (!panel || !box) {
    document.querySelector<HTMLElement>(searchButton)?.click();
    return false;
  }
  if (box.value !== typed) {
    // React hears of what a person types, not of what a script sets.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return [...panel.querySelectorAll('a')].some(({ textContent }) => textContent?.includes(meant));
}
