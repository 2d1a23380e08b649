import type { Language } from '@helpdesk/contract/languages';

/** What a kiosk asks of the app that it is a mode of. */
export interface KioskTools {
  /** The build that is open; undefined while it is being developed. */
  readonly build: string | undefined;
  /** Whether a newer build is stored and waits for its turn. */
  readonly hasUpdate: () => boolean;
  /** The waiting build takes over, and the page is loaded anew. */
  readonly applyUpdate: () => void;
  /** Speaks it from now on, on the page that is open. */
  readonly speak: (language: Language) => void;
  /** Forgets which language was chosen. */
  readonly forgetLanguage: () => void;
}
