import { m } from '@helpdesk/words/messages';

import { AnchorButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';

import { callLink, whatsappLink } from './contact.ts';

/** Both ways to reach a phone number by hand; the text stands ready in WhatsApp. */
export function ContactLinks({ phone, text }: { phone: string; text?: string }) {
  const whatsapp = whatsappLink(phone, text);
  return (
    <>
      <AnchorButton large href={callLink(phone)}>
        <Icon name="phone" />
        {m.book_call()}
      </AnchorButton>
      {whatsapp && (
        <AnchorButton large look="line" href={whatsapp} {...newTab}>
          {m.book_whatsapp()}
          <NewTabMark />
        </AnchorButton>
      )}
    </>
  );
}
