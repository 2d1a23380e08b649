import { m } from '@helpdesk/words/messages';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { closedNow } from '#listings/opening/closed-in-words.ts';
import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';

interface Shared {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly catalogue: Catalogue | undefined;
  readonly day: string;
}

/** Hands a listing's address to whatever the phone shares with; else copies it. Who gets it learns that the listing is closed before opening it. */
export async function share({ id, name, url, catalogue, day }: Shared): Promise<void> {
  const closed = catalogue && closedNow(catalogue, id, day);
  const text = closed && `${name}: ${closed}`;
  if (navigator.share) {
    const outcome = await navigator.share({ title: name, text, url }).then(
      () => 'shared',
      (error: DOMException) => error.name,
    );
    // Who closes the list of apps wants nothing instead.
    if (outcome === 'shared' || outcome === 'AbortError') return;
  }
  if (await copyText(text ? `${text}\n${url}` : url)) toast.success(m.share_copied());
  else toast.error(m.share_failed());
}
