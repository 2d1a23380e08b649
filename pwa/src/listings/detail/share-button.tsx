import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';
import { m } from '@helpdesk/words/messages';

import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { useOwnAddress } from '#ui/page/own-address.ts';
import { Sentence } from '#ui/page/text.tsx';

/** Shares the page's own address, in the language that is read. */
export function ShareButton({ listing }: { listing: Listing }) {
  const { address: url } = useOwnAddress();
  const catalogue = useCatalogue();
  const day = useDay();
  const { name } = textsOf(listing);
  const start = async () => (await import('./share.ts')).share({ id: listing._id, name: name.text, url, catalogue, day });
  return (
    <Button look="line" square onClick={() => void start()}>
      <Icon name="share" />
      <span className="sr">
        <Sentence words={(text) => m.share_listing({ name: text })} of={name} />
      </span>
    </Button>
  );
}
