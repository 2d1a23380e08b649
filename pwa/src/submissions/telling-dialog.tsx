import { m } from '@helpdesk/words/messages';
import { type FormEvent, type ReactNode, useState } from 'react';

import { isKiosk } from '#local/kiosk-mark.ts';
import { useOutboxItems } from '#mine/use-outbox.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Sheet, SheetActions, SheetClose, SheetHead, SheetSeal } from '#ui/controls/sheet.tsx';
import { useFocusOnRefusal } from '#ui/controls/use-focus-on-refusal.ts';

import { DraftLine } from './draft-line.tsx';
import { EnquiryNotice } from './enquiry-notice.tsx';
import { FormProblem } from './form-problem.tsx';
import { OnKioskNotice, WaitsOnKiosk } from './on-kiosk.tsx';
import { RefusedSeal } from './refused-seal.tsx';
import { TellerFields } from './teller-fields.tsx';
import type { TellingValues } from './telling.ts';
import type { Submission } from './use-submission.ts';

interface TellingDialogProps {
  title: string;
  text?: ReactNode;
  form: Submission<TellingValues>;
  /** Its id in the outbox, once it is safe. */
  done?: string;
  opener: HTMLElement;
  onClose: () => void;
  /** What is told: the field for it. */
  children: ReactNode;
}

/** A small form that asks for one thing, and for nobody's name. */
export function TellingDialog({ title, text, form, done, opener, onClose, children }: TellingDialogProps) {
  return (
    <Sheet opener={opener} busy={form.submitting} onClose={onClose}>
      {done ? (
        <Told id={done} onLeave={onClose} />
      ) : (
        <>
          <SheetHead title={title} text={text} />
          {form.ready && <TellingForm form={form}>{children}</TellingForm>}
        </>
      )}
    </Sheet>
  );
}

function TellingForm({ form, children }: Pick<TellingDialogProps, 'form' | 'children'>) {
  const element = useFocusOnRefusal(form.refusals);
  const [wasKept] = useState(form.dirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!form.submitting) void form.submit();
  };
  return (
    <form ref={element} className="stack" noValidate onSubmit={submit}>
      {wasKept && form.dirty && <DraftLine onDiscard={form.discard} />}
      {children}
      <TellerFields form={form} />
      <OnKioskNotice />
      <FormProblem form={form} />
      <Button type="submit" large block aria-disabled={form.submitting}>
        {form.submitting ? m.book_submitting() : m.correction_submit()}
      </Button>
      <EnquiryNotice what={m.enquiry_notice_what_correction()} />
    </form>
  );
}

/** With the helpdesk, or safe on this phone until it is. */
function Told({ id, onLeave }: { id: string; onLeave: () => void }) {
  const item = useOutboxItems()?.find((each) => each.id === id);
  const { reference } = item ?? {};
  const isRefused = item?.state === 'rejected';
  const isWaiting = !reference && !isRefused;
  return (
    <>
      {reference && (
        <SheetSeal tone="ok" icon="check" title={m.correction_sent()}>
          <p>{m.requests_reference({ reference })}</p>
        </SheetSeal>
      )}
      {isWaiting && isKiosk() && <WaitsOnKiosk item={item} endsSheet />}
      {isWaiting && !isKiosk() && (
        <SheetSeal tone="wait" icon="wait" title={m.book_saved()}>
          <p>{m.correction_saved_text()}</p>
        </SheetSeal>
      )}
      {isRefused && <RefusedSeal reason={item.reason} />}
      <SheetActions>
        <LinkButton to="/requests" look="line" large onClick={onLeave}>
          {m.requests_title()}
        </LinkButton>
        <SheetClose>{m.ui_close()}</SheetClose>
      </SheetActions>
    </>
  );
}
