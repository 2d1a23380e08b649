import { m } from '@helpdesk/words/messages';

import type { OutboxItem } from '#local/outbox-db.ts';
import { SheetSeal } from '#ui/controls/sheet.tsx';
import { Note } from '#ui/feedback/note.tsx';

import { maskedSender } from './masked.ts';

/** That it waits for the line, and of whose it is as much as they need to know it by: others may look on. */
export function WaitsOnKiosk({ item, endsSheet }: { item?: OutboxItem; endsSheet?: boolean }) {
  const { name, phone, email } = maskedSender(item ?? { body: '' });
  const sender = [
    name && `${m.enquiry_name()}: ${name}`,
    phone && `${m.enquiry_phone()}: ${phone}`,
    email && `${m.enquiry_email()}: ${email}`,
  ];
  const Frame = endsSheet ? SheetSeal : Note;
  return (
    <Frame icon="wait" tone="wait" title={m.kiosk_waits()}>
      <p>{m.kiosk_waits_text()}</p>
      <p>{sender.filter(Boolean).join(' · ')}</p>
    </Frame>
  );
}
