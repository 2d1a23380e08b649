import { kioskAddress } from '#kiosk/kiosk-address.ts';

/** Only Chromium is a kiosk, which has had it since 102. */
const at = (): number => navigation.currentEntry?.index ?? 0;

/** Whether this document stands where each visit begins: at the first entry of the history, at the kiosk's own address and nothing else in it. */
export const standsAtBeginning = (): boolean => at() === 0 && location.pathname + location.search + location.hash === kioskAddress;

/** Loads a new document where each visit begins. What was opened before lies ahead of it, until that document takes a step. */
export function loadAtBeginning(): void {
  const load = () => location.replace(kioskAddress);
  const [first] = navigation.entries();
  if (!first || at() === 0) load();
  // Where the first entry is of another document, this one ends here and that one goes on.
  else navigation.traverseTo(first.key).finished?.then(load, load);
}

/** Whether Back stays within the visit: its first page is the second entry. */
export const canGoBack = (): boolean => at() > 1;
