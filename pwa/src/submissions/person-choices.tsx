import { m } from '@helpdesk/words/messages';

import { mailsVisitors } from '#local/server-says.ts';
import { useStore } from '#platform/use-store.ts';
import { Choice } from './choice.tsx';
import type { PersonValues } from './person-fields.tsx';

interface PersonChoicesProps {
  values: PersonValues;
  onEdit: (change: Partial<PersonValues>) => void;
}

/** A confirmation by mail, where the server mails; and that this phone remembers who asks. */
export function PersonChoices({ values: { wantsMail, remembers }, onEdit }: PersonChoicesProps) {
  const mails = useStore(mailsVisitors);
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
      <Choice
        label={m.enquiry_remembers()}
        hint={m.enquiry_remembers_hint()}
        chosen={remembers}
        onChoose={(chosen) => onEdit({ remembers: chosen })}
      />
    </>
  );
}
