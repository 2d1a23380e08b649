declare global {
  interface Window {
    /** Rises about once a second while this page paints and shows something; the desk's watchdog reads it. */
    kioskAlive?: number;
  }
}

/** Counts only in a frame that the browser really paints: a frozen page and a blank one stand still. */
export function showAlive(): void {
  window.kioskAlive = 0;
  const showsSomething = () => Boolean(document.querySelector('#root main')?.firstElementChild);
  setInterval(() => {
    requestAnimationFrame(() => {
      if (showsSomething()) window.kioskAlive = (window.kioskAlive ?? 0) + 1;
    });
  }, 1_000);
}
