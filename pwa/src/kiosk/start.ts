import { askPosition } from '#catalogue/ask-position.ts';
import { draftPlace } from '#mine/draft-place.ts';
import { keepKioskFiles, readIdentity } from './identity.ts';
import { answerWithinMs, idleAfterMs, watchIdle } from './idle/idle-clock.ts';

import { kioskAddress } from './kiosk-address.ts';
import { closeWaysOut } from './links/no-way-out.ts';
import type { KioskTools } from './tools.ts';
import { draftsInMemory } from './visit/drafts-in-memory.ts';
import { attract, endVisit, visit, warn } from './visit/visit.ts';
import { loadAtBeginning, standsAtBeginning } from './visit/visit-history.ts';
import { showAlive } from './watch/alive.ts';
import { startHeartbeat } from './watch/heartbeat.ts';
import { reloadNightly } from './watch/nightly.ts';
import { forgetTexts } from './wipe/forget-texts.ts';
import { wipe } from './wipe/wipe.ts';

function loadAnew(): void {
  // Behind all others who keep something when a page closes.
  window.addEventListener('pagehide', () => forgetTexts());
  loadAtBeginning();
}

/** Whoever was here is gone, by their own word or because nobody answered. */
export const finish = (): Promise<void> => endVisit(wipe, loadAnew);

/** What runs as long as the page: once, whatever is rendered. */
export async function startKiosk(tools: KioskTools): Promise<void> {
  closeWaysOut(tools.goHome);
  showAlive();
  // A page that the browser had put away is somebody else's.
  window.addEventListener('pageshow', ({ persisted }) => persisted && loadAtBeginning());
  draftPlace.swap(draftsInMemory());
  // A device that refuses to forget refuses to keep as well: it still serves.
  await Promise.allSettled([readIdentity(), wipe()]);
  // A restart, a reload in the middle of a visit.
  if (!standsAtBeginning()) return loadAnew();
  // With this step all that lay ahead is gone: nothing leads to what was opened before.
  tools.push(kioskAddress);
  attract();
  void askPosition();
  void keepKioskFiles();
  startHeartbeat(tools.build);
  reloadNightly(
    () => visit.get() === 'attract' && Boolean(navigator.serviceWorker?.controller),
    () => location.reload(),
  );
  countIdle();
}

function countIdle(): void {
  let warnedAt = 0;
  const idle = watchIdle(window, (idleMs) => {
    if (visit.get() === 'running' && idleMs >= idleAfterMs) {
      warnedAt = performance.now();
      warn();
    } else if (visit.get() === 'warned' && performance.now() - warnedAt >= answerWithinMs) void finish();
  });
  visit.subscribe(() => visit.get() === 'running' && idle.heard());
}
