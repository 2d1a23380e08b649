import { correctionInput, maxMessage } from '@helpdesk/contract/calls/submissions';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import type { Wording } from '#catalogue/texts.ts';
import { TextArea } from '#ui/controls/text-field.tsx';
import { Text } from '#ui/page/text.tsx';
import { nothingTold, type TellingValues, tellerOf } from './telling.ts';
import { TellingDialog } from './telling-dialog.tsx';
import { useSubmission } from './use-submission.ts';

interface CorrectionDialogProps {
  about: { readonly id: string; readonly name: string };
  /** Its name as the page says it; what is sent is the name that the helpdesk knows. */
  shown: Wording;
  opener: HTMLElement;
  onClose: () => void;
  /** A refused one that is made better here. */
  again?: { readonly id: string; readonly values: TellingValues };
}

/** What is wrong with a listing (product 6.10). */
export function CorrectionDialog({ about, shown, opener, onClose, again }: CorrectionDialogProps) {
  const [done, setDone] = useState<string>();
  const form = useSubmission<TellingValues>({
    kind: 'correction',
    about,
    draft: again ? `edit:${again.id}` : `correct:${about.id}`,
    first: again?.values ?? nothingTold,
    schema: async () => correctionInput,
    bodyOf: (values) => ({ listingId: about.id, listingName: about.name, comment: values.comment, ...tellerOf(values) }),
    replaces: again?.id,
    words: { refused: m.correction_failed, failed: m.correction_failed },
    onDone: setDone,
  });
  return (
    <TellingDialog title={m.correction_title()} text={<Text of={shown} />} form={form} done={done} opener={opener} onClose={onClose}>
      <TextArea
        label={m.correction_comment()}
        rows={4}
        longest={maxMessage}
        required
        value={form.values.comment}
        error={form.errors.comment}
        onValueChange={(comment) => form.edit({ comment })}
      />
    </TellingDialog>
  );
}
