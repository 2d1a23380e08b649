import { noteEarlyInput } from './early-input.ts';

// The one script before the first paint, in a file of its own (pwa/build/start-script.ts): the security policy allows none inside the page.

/** The app's scripts wait for the largest picture, but no longer. */
const latestMs = 1_000;

showChosenDisplay();
noteEarlyInput();
document.addEventListener('DOMContentLoaded', () => afterPaint(() => void bringApp()));

/** Read here, so that it does not flash. */
function showChosenDisplay(): void {
  try {
    const display = localStorage.getItem('display');
    if (display) document.documentElement.dataset.theme = display;
  } catch {
    // Storage is blocked: the system's own scheme serves.
  }
}

/** In development there is no template, and nothing waits. */
async function bringApp(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await Promise.race([shown, new Promise((pass) => setTimeout(pass, latestMs))]);
  const app = document.querySelector<HTMLTemplateElement>('#app');
  afterPaint(() => app?.replaceWith(app.content));
}

/** In a tab behind others nothing is painted. */
function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
