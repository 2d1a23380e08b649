import { m } from '@helpdesk/words/messages';

import { copyText } from '#ui/feedback/copy-text.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Hands an address to whatever the phone shares with; else copies it, and says so.
 * @param text what whoever gets it shall know before opening it
 */
export async function shareAddress(title: string, url: string, text?: string): Promise<void> {
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
