/** Milliseconds after the page is whole. */
const longestWait = 500;

/**
 * In a page that the worker kept, a template holds the app's scripts (`sw/page-cache.ts`): they lie on this phone, so they would be there at once and
 * begin before the page is painted. They are let out after that, by the clock where nothing is painted, as in a tab that nobody looks at.
 */
export function openAppWhenPainted(): void {
  const open = () => {
    const kept = document.querySelector<HTMLTemplateElement>('template[data-app]');
    kept?.replaceWith(kept.content);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(open)));
  addEventListener('DOMContentLoaded', () => setTimeout(open, longestWait));
}
