import { donationInput } from '@helpdesk/contract/calls/submissions';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { TextField } from '#ui/controls/text-field.tsx';
import { nothingTold, type TellingValues, tellerOf } from './telling.ts';
import { TellingDialog } from './telling-dialog.tsx';
import { useSubmission } from './use-submission.ts';

interface DonationDialogProps {
  opener: HTMLElement;
  onClose: () => void;
  /** A refused one that is made better here. */
  again?: { readonly id: string; readonly values: TellingValues };
}

/** The bank's reference of a donation, for the helpdesk to find it by (product 3.11). */
export function DonationDialog({ opener, onClose, again }: DonationDialogProps) {
  const [done, setDone] = useState<string>();
  const form = useSubmission<TellingValues>({
    kind: 'donation',
    draft: again ? `edit:${again.id}` : 'donation',
    first: again?.values ?? nothingTold,
    schema: async () => donationInput,
    bodyOf: (values) => ({ utr: values.utr, ...tellerOf(values) }),
    replaces: again?.id,
    words: { refused: m.correction_failed, failed: m.correction_failed },
    onDone: setDone,
  });
  return (
    <TellingDialog title={m.utr_title()} form={form} done={done} opener={opener} onClose={onClose}>
      <TextField
        label={m.utr_label()}
        hint={m.utr_hint()}
        inputMode="numeric"
        autoComplete="off"
        required
        value={form.values.utr}
        error={form.errors.utr}
        onValueChange={(utr) => form.edit({ utr })}
      />
    </TellingDialog>
  );
}
