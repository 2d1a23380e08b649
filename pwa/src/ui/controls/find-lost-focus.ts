/** What had the focus may be gone with its row: then the page's heading takes it. */
export function findLostFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
}
