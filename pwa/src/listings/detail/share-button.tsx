import { m } from '@helpdesk/words/messages';

import { Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { useOwnAddress } from '#ui/page/own-address.ts';

/** Hands the page's own address, in the language that is read, to whatever the phone shares with; else copies it. */
export function ShareButton({ name }: { name: string }) {
  const { address } = useOwnAddress();
  return (
    <Button look="line" square aria-label={m.share_listing({ name })} onClick={() => void share(name, address)}>
      <Icon name="share" />
    </Button>
  );
}

async function share(title: string, url: string): Promise<void> {
  if (navigator.share) {
    const outcome = await navigator.share({ title, url }).then(
      () => 'shared',
      (error: DOMException) => error.name,
    );
    // Who closes the list of apps wants nothing instead.
    if (outcome === 'shared' || outcome === 'AbortError') return;
  }
  if (await copyText(url)) toast.success(m.share_copied());
  else toast.error(m.share_failed());
}
