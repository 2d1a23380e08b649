import { m } from '@helpdesk/words/messages';

import type { Wording } from '#catalogue/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { useOwnAddress } from '#ui/page/own-address.ts';
import { Sentence } from '#ui/page/text.tsx';

interface ShareButtonProps {
  name: Wording;
  /** Until when it is closed: who gets the address has not opened it yet. */
  closed?: string;
}

/** Hands the page's own address, in the language that is read, to whatever the phone shares with; else copies it. */
export function ShareButton({ name, closed }: ShareButtonProps) {
  const { address } = useOwnAddress();
  return (
    <Button look="line" square onClick={() => void share({ title: name.text, text: closed && `${name.text}: ${closed}`, url: address })}>
      <Icon name="share" />
      <span className="sr">
        <Sentence words={(text) => m.share_listing({ name: text })} of={name} />
      </span>
    </Button>
  );
}

async function share({ title, text, url }: { title: string; text?: string; url: string }): Promise<void> {
  if (navigator.share) {
    const outcome = await navigator.share({ title, text, url }).then(
      () => 'shared',
      (error: DOMException) => error.name,
    );
    // Who closes the list of apps wants nothing instead.
    if (outcome === 'shared' || outcome === 'AbortError') return;
  }
  if (await copyText(text ? `${text}\n${url}` : url)) toast.success(m.share_copied());
  else toast.error(m.share_failed());
}
