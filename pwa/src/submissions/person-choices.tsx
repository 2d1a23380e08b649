import { m } from '@helpdesk/words/messages';
import { useEffect, useEffectEvent } from 'react';

import { isKiosk } from '#local/kiosk-mark.ts';
import { rememberedPerson } from '#local/remembered-person.ts';
import { mailsVisitors } from '#local/server-says.ts';
import { useStore } from '#platform/use-store.ts';
import { Choice } from './choice.tsx';
import { OnKioskNotice } from './on-kiosk.tsx';
import type { PersonValues } from './person-fields.tsx';

interface PersonChoicesProps {
  values: PersonValues;
  onEdit: (change: Partial<PersonValues>) => void;
  /** Takes what this phone remembers of whoever asks; absent where the form is filled in already. */
  onRemembered?: (person: Partial<PersonValues> | undefined) => void;
}

/** A confirmation by mail, where the server mails; and that this phone remembers who asks, which a kiosk does not. */
export function PersonChoices({ values: { wantsMail, remembers }, onEdit, onRemembered }: PersonChoicesProps) {
  const mails = useStore(mailsVisitors);
  const person = useStore(rememberedPerson);
  const tell = useEffectEvent(() => onRemembered?.(person && { ...person, remembers: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is remembered now is told anew.
  useEffect(() => tell(), [person]);
  return (
    <>
      {mails && (
        <Choice
          label={m.enquiry_wants_mail()}
          hint={m.enquiry_wants_mail_hint()}
          chosen={wantsMail}
          onChoose={(chosen) => onEdit({ wantsMail: chosen })}
        />
      )}
      {!isKiosk() && (
        <Choice
          label={m.enquiry_remembers()}
          hint={m.enquiry_remembers_hint()}
          chosen={remembers}
          onChoose={(chosen) => onEdit({ remembers: chosen })}
        />
      )}
      <OnKioskNotice />
    </>
  );
}
