import { m } from '@helpdesk/words/messages';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { fragmentIn } from '#mine/plan-link.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet, SheetActions, SheetHead } from '#ui/controls/sheet.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Icon } from '#ui/media/icon.tsx';

/** For a link that a messenger does not open here: an installed app on an iPhone gets none. */
export function OpenShared() {
  const [opener, setOpener] = useState<HTMLElement>();
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={({ currentTarget }) => setOpener(currentTarget)}>
        <Icon name="qr" />
        {m.saved_open_shared()}
      </Button>
      {opener && <PasteLink opener={opener} onClose={() => setOpener(undefined)} />}
    </>
  );
}

function PasteLink({ opener, onClose }: { opener: HTMLElement; onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    const fragment = fragmentIn(text);
    if (fragment === undefined) {
      setError(m.saved_paste_none());
      return;
    }
    onClose();
    void navigate({ to: '/saved', hash: fragment });
  };
  return (
    <Sheet opener={opener} onClose={onClose}>
      <SheetHead title={m.saved_open_shared()} />
      <form className="stack" noValidate onSubmit={open}>
        <TextField
          label={m.saved_paste_label()}
          hint={m.saved_paste_hint()}
          error={error}
          value={text}
          onValueChange={(value) => {
            setText(value);
            setError('');
          }}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SheetActions>
          <Button large type="submit">
            {m.saved_paste_open()}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  );
}
