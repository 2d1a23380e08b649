import { m } from '@helpdesk/words/messages';

/** With what a visit of the counter begins. */
export function KioskHome() {
  return <h1 tabIndex={-1}>{m.home_intro()}</h1>;
}
