import type { Language } from '@helpdesk/contract/languages';

/** What a kiosk asks of the app that it is a mode of. */
export interface KioskTools {
  /** The build that is open; undefined while it is being developed. */
  readonly build: string | undefined;
  /** Opens the kiosk's home. */
  readonly goHome: () => void;
  /** Another entry of the history, whatever is open. */
  readonly push: (path: string) => void;
  /** Speaks it from now on, on the page that is open. */
  readonly speak: (language: Language) => void;
}
