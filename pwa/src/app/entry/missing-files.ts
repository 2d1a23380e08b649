import { fileExists } from '#sync/file-exists.ts';

import { isLoadingAhead } from './load-ahead.ts';

const momentOfLeaving = 2000;

/**
 * A file that an older page names may be gone after an update; the page of today knows its new name. Once for each build: a file that is still
 * missing then would be missing for ever. One that was only lost on its way is asked for again by whoever needs it.
 * @param build the address of the app's first script, which tells this build from others
 * @param isAwaited whether somebody waits for a page
 */
export function reloadOnceForMissingFiles(build: string, isAwaited: () => boolean): void {
  const isLeaving = watchLeaving();
  const reload = () => {
    sessionStorage.setItem('reloaded-for', build);
    location.reload();
  };
  window.addEventListener('vite:preloadError', (event) => {
    if (isLeaving() || (isLoadingAhead() && !isAwaited())) return;
    if (sessionStorage.getItem('reloaded-for') === build) return;
    if (navigator.serviceWorker?.controller) {
      event.preventDefault();
      reload();
    } else void whenGone(build, reload);
  });
}

/**
 * Firefox breaks off the files that are under way as soon as somebody leaves: nothing is missing then, and a reload would hold
 * them back. Only for a moment, since a download begins like a leave.
 */
function watchLeaving(): () => boolean {
  let leaving = false;
  window.addEventListener('beforeunload', () => {
    leaving = true;
    setTimeout(() => {
      leaving = false;
    }, momentOfLeaving);
  });
  return () => leaving;
}

/** Without a worker a dead network would leave the browser's own error in place of a page that can be read. */
async function whenGone(build: string, work: () => void): Promise<void> {
  if ((await fileExists(build)) === false) work();
}
