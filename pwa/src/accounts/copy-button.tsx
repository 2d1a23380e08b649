import { m } from '@helpdesk/words/messages';
import { Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';

/** Puts a text that is shown once on the clipboard, and says whether that worked. */
export function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    if (await copyText(text)) toast.success(m.admin_account_copied());
    else toast.error(m.admin_account_copy_failed());
  };
  return (
    <Button look="line" onClick={() => void copy()}>
      <Icon name="copy" />
      {m.admin_account_copy()}
    </Button>
  );
}
