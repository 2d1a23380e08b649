import { createStore } from '#platform/store.ts';

import type { TakenAlong } from './way-out.ts';

/** What somebody touched that leads out of the kiosk: shown as a code instead. */
export interface ShownCode {
  /** Of what the link is; 'page': the page that is open. */
  readonly taken: TakenAlong | 'page';
  /** What it is called, and in which language that is. */
  readonly name?: { readonly text: string; readonly lang: string | undefined };
  /** The focus returns there. */
  readonly opener: HTMLElement;
}

export const shownCode = createStore<ShownCode | undefined>(undefined);

export function showCode(taken: ShownCode['taken'], opener: HTMLElement, name?: ShownCode['name']): void {
  shownCode.swap({ taken, opener, name });
}
