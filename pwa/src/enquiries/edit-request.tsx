import { m } from '@helpdesk/words/messages';
import { BookingDialog } from '#booking/booking-dialog.tsx';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import type { OutboxItem } from '#local/outbox-db.ts';
import { CorrectionDialog } from '#submissions/correction-dialog.tsx';
import { DonationDialog } from '#submissions/donation-dialog.tsx';
import { Sheet, SheetHead } from '#ui/controls/sheet.tsx';

import { nameOf } from './about-what.ts';
import { bookingOf } from './booking-of.ts';
import { ContactForm } from './contact-form.tsx';
import { bookingValuesOf, contactOf, tellingOf } from './request-body.ts';

interface EditRequestProps {
  /** A refused one; it goes once the better one is saved. */
  item: OutboxItem;
  opener: HTMLElement;
  onClose: () => void;
}

/** Its form again, with what was typed: a new item, since what was frozen stays as it is. */
export function EditRequest({ item, opener, onClose }: EditRequestProps) {
  const catalogue = useWholeCatalogue();
  const booking = bookingOf(item, catalogue);
  const about = { id: item.aboutId ?? '', name: item.about };
  const telling = { opener, onClose, again: { id: item.id, values: tellingOf(item) } };
  if (item.kind === 'correction') return <CorrectionDialog about={about} shown={nameOf(item, catalogue)} {...telling} />;
  if (item.kind === 'donation') return <DonationDialog {...telling} />;
  if (item.kind === 'contact') {
    return (
      <Sheet opener={opener} onClose={onClose}>
        <SheetHead title={m.contact_title()} />
        <ContactForm again={{ id: item.id, values: contactOf(item) }} onDone={onClose} />
      </Sheet>
    );
  }
  return (
    <BookingDialog
      title={booking?.action ?? m.book_stay()}
      overnight={booking?.overnight}
      about={about}
      shown={nameOf(item, catalogue)}
      contact={booking?.contact}
      opener={opener}
      onClose={onClose}
      again={{ id: item.id, values: bookingValuesOf(item) }}
    />
  );
}
