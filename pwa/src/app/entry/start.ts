import { askAgainForLostFiles } from './ask-again.ts';
import { noteEarlyInput } from './early-input.ts';
import { fetchFirstRows } from './first-rows.ts';
import { openAppOncePainted } from './open-app.ts';
import { releasePictures } from './release-pictures.ts';

// The first script, in a file of its own: the security policy allows none inside the page. A page names it twice, since nothing could ask for it again
// if it were lost; the second time as a module, which a browser fetches by itself even if the first is still on its way.

if (!window.hasStarted) {
  window.hasStarted = true;
  trustOwnScripts();
  showChosenDisplay();
  noteEarlyInput();
  askAgainForLostFiles();
  openAppOncePainted();
  releasePictures();
  if (!navigator.serviceWorker?.controller) void fetchFirstRows();
}

declare global {
  interface Window {
    hasStarted?: boolean;
    readonly trustedTypes?: { createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown };
  }
}

/** Scripts and the worker come from here, and HTML from no string: browsers that know trusted types hold the whole app to it. */
function trustOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, origin).origin === origin ? address : null),
  });
}

/** Read here, so that it does not flash; and the mark of a kiosk, whose page is not seen before what makes it one is there. */
function showChosenDisplay(): void {
  try {
    const { display, kiosk } = localStorage;
    const { dataset } = document.documentElement;
    if (display) dataset.theme = display;
    if (kiosk) dataset.mode = 'kiosk';
  } catch {
    // Storage is blocked: the system's own scheme serves.
  }
}
