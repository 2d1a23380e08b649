import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import type { Wording } from '#catalogue/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/media/icon.tsx';
import { pathIn, useOwnAddress } from '#ui/page/own-address.ts';
import { Sentence } from '#ui/page/text.tsx';

interface ShareButtonProps {
  name: Wording;
  /** Where it is read, if that is not the page that is open. */
  path?: string;
}

/** Hands an address, in the language that is read, to whatever the phone shares with; else copies it. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const own = useOwnAddress();
  const address = path ? own.origin + pathIn(spokenLanguage(), path) : own.address;
  return (
    <Button look="line" square onClick={() => void share(name.text, address)}>
      <Icon name="share" />
      <span className="sr">
        <Sentence words={(text) => m.share_listing({ name: text })} of={name} />
      </span>
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
