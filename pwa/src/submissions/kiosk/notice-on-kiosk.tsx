import { m } from '@helpdesk/words/messages';

import { Note } from '#ui/feedback/note.tsx';

/** Beside what every form says of what becomes of the text: what this device does with it without a line. */
export function NoticeOnKiosk() {
  // A browser has it over https alone.
  const canSeal = crypto.subtle !== undefined;
  return <Note icon="info" title={canSeal ? m.kiosk_keeps() : m.kiosk_keeps_nothing()} />;
}
