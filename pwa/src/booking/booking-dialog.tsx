import { bookingInput } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import type { Wording } from '#catalogue/texts.ts';
import { reveal } from '#mine/use-revealed.ts';
import { enquiryExtras } from '#submissions/enquiry-extras.ts';
import { nobody, type PersonValues } from '#submissions/person-fields.tsx';
import { useSubmission } from '#submissions/use-submission.ts';
import { Sheet, SheetHead } from '#ui/controls/sheet.tsx';
import { Text } from '#ui/page/text.tsx';
import { BookingDone } from './booking-done.tsx';
import { BookingForm } from './booking-form.tsx';
import type { Contact } from './contact.ts';

export interface BookingDialogProps {
  title: string;
  about: { readonly id: string; readonly name: string };
  /** Its name as the page says it; what is sent is the name that the helpdesk knows. */
  shown: Wording;
  /** Shown once the request is safe; none when the listing is no longer there. */
  contact?: Contact;
  opener: HTMLElement;
  onClose: () => void;
  /** A refused request that is made better here. */
  again?: { readonly id: string; readonly values: PersonValues };
}

/** Asks for a stay or a table (product 3.15). */
export function BookingDialog({ title, about, shown, contact, opener, onClose, again }: BookingDialogProps) {
  const [done, setDone] = useState<{ id: string; reference?: string }>();
  const form = useSubmission<PersonValues>({
    kind: 'booking',
    about,
    draft: again ? `edit:${again.id}` : `book:${about.id}`,
    first: again?.values ?? nobody,
    schema: async () => bookingInput,
    bodyOf: ({ website, wantsMail, ...person }) => ({
      ...person,
      placeName: about.name,
      placeId: about.id,
      ...enquiryExtras({ website, wantsMail }),
    }),
    replaces: again?.id,
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
          {form.ready && <BookingForm form={form} />}
        </>
      )}
    </Sheet>
  );
}
