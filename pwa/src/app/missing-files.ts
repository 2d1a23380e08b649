import { pullNow } from '#catalogue/phone.ts';

const momentOfLeaving = 2000;

/**
 * A part that an older page names may be gone after an update; the page of today knows its new name. Once for each build:
 * a part that is still missing then would be missing for ever.
 * @param build what tells it from others
 * @param isAwaited whether somebody waits for a page
 */
export function reloadOnceForMissingFiles(build: string, isAwaited: () => boolean): void {
  const isLeaving = watchLeaving();
  const reload = () => {
    sessionStorage.setItem('reloaded-for', build);
    location.reload();
  };
  window.addEventListener('vite:preloadError', (event) => {
    if (isLeaving() || (ahead > 0 && !isAwaited())) return;
    if (sessionStorage.getItem('reloaded-for') === build) return;
    if (navigator.serviceWorker?.controller) {
      event.preventDefault();
      reload();
    } else void whenServerAnswers(reload);
  });
}

/**
 * Firefox breaks off the parts that are under way as soon as somebody leaves: nothing is missing then, and a reload would hold
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

let ahead = 0;

/** Brings what nobody has asked for yet: a part that is missing is for the tap to tell, which asks again. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  await load().catch(() => undefined);
  ahead -= 1;
}

/** Without a worker a dead network would leave the browser's own error in place of a page that can be read. */
const whenServerAnswers = (work: () => void): Promise<void> => pullNow().then(({ outcome }) => (outcome === 'failed' ? undefined : work()));
