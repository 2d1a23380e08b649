import { m } from '@helpdesk/words/messages';

import type { Wording } from '#catalogue/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { useOwnAddress } from '#ui/page/own-address.ts';
import { shareAddress } from '#ui/page/share-address.ts';
import { Sentence } from '#ui/page/text.tsx';

/** Shares the page's own address, in the language that is read. */
export function ShareButton({ name }: { name: Wording }) {
  const { address } = useOwnAddress();
  return (
    <Button look="line" square onClick={() => void shareAddress(name.text, address)}>
      <Icon name="share" />
      <span className="sr">
        <Sentence words={(text) => m.share_listing({ name: text })} of={name} />
      </span>
    </Button>
  );
}
