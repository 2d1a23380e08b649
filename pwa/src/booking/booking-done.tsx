import { m } from '@helpdesk/words/messages';

import type { Wording } from '#catalogue/texts.ts';
import { isKiosk } from '#local/kiosk-mark.ts';
import { useOutboxItems } from '#mine/use-outbox.ts';
import { WaitsOnKiosk } from '#submissions/on-kiosk.tsx';
import { RefusedSeal } from '#submissions/refused-seal.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { SheetActions, SheetClose, SheetSeal } from '#ui/controls/sheet.tsx';

import type { Contact } from './contact.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactLinks } from './contact-links.tsx';
import { requestMessage } from './request-message.ts';

interface BookingDoneProps {
  id: string;
  /** Of a receipt that was there at once. */
  reference?: string;
  place: Wording;
  contact?: Contact;
  onLeave: () => void;
}

/** The request is safe: with the helpdesk, or on this phone until it is; the place can be called either way (product 7.4). */
export function BookingDone({ id, reference, place, contact, onLeave }: BookingDoneProps) {
  const item = useOutboxItems()?.find((each) => each.id === id);
  const received = reference ?? item?.reference;
  const isRefused = item?.state === 'rejected';
  const isWaiting = !received && !isRefused;
  return (
    <>
      {received && (
        <SheetSeal tone="ok" icon="check" title={m.book_sent()}>
          <p>{m.book_sent_text()}</p>
        </SheetSeal>
      )}
      {isWaiting && isKiosk() && <WaitsOnKiosk item={item} endsSheet />}
      {isWaiting && !isKiosk() && (
        <SheetSeal tone="wait" icon="wait" title={m.book_saved()}>
          <p>{m.book_saved_text()}</p>
        </SheetSeal>
      )}
      {isRefused && <RefusedSeal reason={item.reason} />}
      <ContactDetails place={place} contact={contact} reference={received} />
      <SheetActions>
        {contact && <ContactLinks phone={contact.phone} text={received && requestMessage(received, place.text)} />}
        {!received && (
          <LinkButton to="/requests" look="line" large onClick={onLeave}>
            {m.requests_title()}
          </LinkButton>
        )}
        <SheetClose>{m.ui_close()}</SheetClose>
      </SheetActions>
    </>
  );
}
