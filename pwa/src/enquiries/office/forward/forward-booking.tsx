import { enquiryDeskCalls, type ForwardText } from '@helpdesk/contract/calls/desk/enquiry-desk';
import { type EnquiryAnswer, enquiryCalls, type forwardWays } from '@helpdesk/contract/calls/enquiries';
import { languageFacts } from '@helpdesk/contract/languages';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useWrite } from '#admin/shell/use-write.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { AnchorButton } from '#ui/controls/button.tsx';
import { Segments } from '#ui/controls/segments.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';

import styles from './forward-booking.module.css';
import { forwardLanguage } from './forward-language.ts';
import { forwardOf, forwardValues } from './forwarded-text.ts';
import { StayContact } from './stay-contact.tsx';
import { StayMail } from './stay-mail.tsx';
import { type Stay, stayOf } from './stay-of.ts';

interface ForwardProps {
  enquiry: EnquiryAnswer;
  onChanged: (enquiry: EnquiryAnswer) => void;
}

/** Whom a booking is for, how to reach them, and the text that asks them for an answer. */
export function ForwardBooking(props: ForwardProps) {
  const catalogue = useWholeCatalogue();
  const texts = useAnswer(enquiryDeskCalls.forwardTexts);
  const stay = catalogue && stayOf(props.enquiry, catalogue);
  return (
    <section className={styles.forward} aria-labelledby="forward">
      <h3 id="forward" className={styles.title}>
        {m.admin_forward()}
      </h3>
      {catalogue && !stay && <p>{m.admin_forward_unknown()}</p>}
      <Loaded reading={texts} failed={m.admin_forward_texts_failed()}>
        {(known) =>
          stay ? (
            <ToStay {...props} texts={known} catalogue={catalogue} stay={stay} />
          ) : (
            <WaysOn {...props} texts={known} catalogue={catalogue} />
          )
        }
      </Loaded>
    </section>
  );
}

/** To one that the catalogue has, and of which the desk may know where it reads mail. */
function ToStay({ stay, ...props }: WaysOnProps & { stay: Stay }) {
  const mail = useAnswer(enquiryDeskCalls.stayMail, { params: { id: stay.id } });
  const email = mail.result?.email;
  return (
    <>
      <StayContact stay={stay} email={email} />
      <WaysOn {...props} email={email} />
      {email !== undefined && <StayMail key={email} id={stay.id} email={email} />}
    </>
  );
}

interface WaysOnProps extends ForwardProps {
  texts: readonly ForwardText[];
  catalogue: Catalogue | undefined;
  /** Of the stay. */
  email?: string;
}

/** Links alone: another program sends it, where it can still be changed; here it is only noted that it was opened. */
function WaysOn({ enquiry, onChanged, texts, catalogue, email }: WaysOnProps) {
  const [language, setLanguage] = useState(forwardLanguage.get);
  const { start } = useWrite(async (forwarded: (typeof forwardWays)[number]) => {
    const response = await authorisedRequest(enquiryCalls.update, { params: { id: enquiry._id }, body: { forwarded } });
    if (response.state === 'ok') onChanged(response.result);
    return response;
  });
  const stay = catalogue && stayOf(enquiry, catalogue, language);
  const template = texts.find((one) => one.language === language)?.text ?? '';
  const { text, whatsapp, mail } = forwardOf(
    template,
    forwardValues(enquiry, stay, language),
    { phone: stay?.contact?.phone, email },
    language,
  );
  return (
    <>
      <Segments
        label={m.admin_forward_language()}
        choices={texts.map(({ language: value }) => ({ value, label: <span lang={value}>{languageFacts[value].name}</span> }))}
        value={language}
        onChoose={(chosen) => {
          setLanguage(chosen);
          forwardLanguage.set(chosen);
        }}
      />
      <div className={styles.ways}>
        <AnchorButton href={whatsapp} {...newTab} onClick={() => start('whatsapp')}>
          <Icon name="share" />
          {m.book_whatsapp()}
          <NewTabMark />
        </AnchorButton>
        <AnchorButton look="line" href={mail} onClick={() => start('mail')}>
          <Icon name="mail" />
          {m.admin_forward_mail()}
        </AnchorButton>
      </div>
      <p className={styles.aside}>{m.admin_forward_hint()}</p>
      <p className={styles.text} lang={language}>
        {text}
      </p>
    </>
  );
}
