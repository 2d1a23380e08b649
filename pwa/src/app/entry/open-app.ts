/** Milliseconds that a page waits for its first picture. */
const patience = 500;

/**
 * A template holds the app's scripts, so that none of them begins, and keeps the processor busy, before what is seen first is painted: its words and its
 * picture, if that comes soon. By the clock where nothing is painted, as in a tab that nobody looks at.
 */
export function openAppOncePainted(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', waitForPaint);
  else waitForPaint();
}

function waitForPaint(): void {
  const open = () => {
    const held = document.querySelector<HTMLTemplateElement>('template[data-app]');
    held?.replaceWith(held.content);
  };
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  void Promise.resolve(picture?.decode())
    .catch(() => undefined)
    .then(() => requestAnimationFrame(() => setTimeout(open)));
  setTimeout(open, patience);
}
