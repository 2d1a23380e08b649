import { bookingFrom } from '@helpdesk/contract/calls/submissions';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { dayAt } from '#catalogue/day.ts';
import type { Wording } from '#catalogue/texts.ts';
import { rememberIfTicked } from '#local/remembered-person.ts';
import { reveal } from '#mine/use-revealed.ts';
import { enquiryExtras } from '#submissions/enquiry-extras.ts';
import { useSubmission } from '#submissions/use-submission.ts';
import { serverClock } from '#sync/server-clock.ts';
import { Sheet, SheetHead } from '#ui/controls/sheet.tsx';
import { Text } from '#ui/page/text.tsx';
import { BookingDone } from './booking-done.tsx';
import { BookingForm } from './booking-form.tsx';
import { type BookingValues, detailsOf, noBooking } from './booking-values.ts';
import type { Contact } from './contact.ts';

export interface BookingDialogProps {
  title: string;
  overnight?: boolean;
  about: { readonly id: string; readonly name: string };
  /** Its name as the page says it; what is sent is the name that the helpdesk knows. */
  shown: Wording;
  /** Shown once the request is safe; none when the listing is no longer there. */
  contact?: Contact;
  opener: HTMLElement;
  onClose: () => void;
  /** A refused request that is made better here. */
  again?: { readonly id: string; readonly values: BookingValues };
}

/** Asks for a stay or a table (product 3.15). */
export function BookingDialog({ title, overnight, about, shown, contact, opener, onClose, again }: BookingDialogProps) {
  const [done, setDone] = useState<{ id: string; reference?: string }>();
  const form = useSubmission<BookingValues>({
    kind: 'booking',
    about,
    draft: again ? `edit:${again.id}` : `book:${about.id}`,
    first: again?.values ?? noBooking,
    schema: async () => bookingFrom(dayAt(serverClock.now())),
    bodyOf: ({ name, email, phone, website, wantsMail, ...details }) => ({
      name,
      email,
      phone,
      placeName: about.name,
      placeId: about.id,
      ...detailsOf(details),
      ...enquiryExtras({ website, wantsMail }),
    }),
    replaces: again?.id,
    onKept: rememberIfTicked,
    words: { refused: m.book_refused, failed: m.book_failed },
    onDone: (id, item) => {
      void reveal(about.id);
      setDone({ id, reference: item?.reference });
    },
  });
  return (
    <Sheet opener={opener} busy={form.submitting} onClose={onClose}>
      {done ? (
        <BookingDone {...done} place={shown} contact={contact} onLeave={onClose} />
      ) : (
        <>
          <SheetHead title={title} text={<Text of={shown} />} />
          {form.ready && <BookingForm form={form} overnight={overnight} isAgain={again !== undefined} />}
        </>
      )}
    </Sheet>
  );
}
