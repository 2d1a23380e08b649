/** Milliseconds after a page was asked for until which it waits for its first picture. */
const patience = 1_000;

/**
 * In a page that the worker keeps, a template holds the app's scripts (`sw/page-cache.ts`): they lie on this phone, and would keep the processor busy
 * before what is seen first is painted, words and picture. By the clock where nothing is painted, as in a tab that nobody looks at.
 */
export function openAppOncePainted(): void {
  addEventListener('DOMContentLoaded', waitForPaint);
}

function waitForPaint(): void {
  const open = () => {
    const held = document.querySelector<HTMLTemplateElement>('template[data-app]');
    held?.replaceWith(held.content);
  };
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const whenPainted = () => requestAnimationFrame(() => setTimeout(open));
  void Promise.resolve(picture?.decode()).then(whenPainted, whenPainted);
  setTimeout(open, patience - performance.now());
}
