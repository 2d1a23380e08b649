import { m } from '@helpdesk/words/messages';

import { Icon } from '#ui/media/icon.tsx';

/** What an outside link opens with: a page of its own that knows nothing of ours. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** At the end of the words of a link that opens a new tab. */
export function NewTabMark() {
  return (
    <>
      <Icon name="out" />
      <span className="sr">({m.link_new_tab()})</span>
    </>
  );
}
