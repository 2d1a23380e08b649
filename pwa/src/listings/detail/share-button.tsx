import type { ListingRow as Listing } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { textsOf } from '#catalogue/texts.ts';
import { useCatalogue, useDay } from '#catalogue/use-catalogue.tsx';
import { loadForTap } from '#platform/load-until-here.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { pathIn, useOwnAddress } from '#ui/page/own-address.ts';
import { Sentence } from '#ui/page/text.tsx';

interface ShareButtonProps {
  listing: Listing;
  /** Where it is read, if that is not the page that is open. */
  path?: string;
}

/** Shares a listing's address, in the language that is read. */
export function ShareButton({ listing, path }: ShareButtonProps) {
  const own = useOwnAddress();
  const catalogue = useCatalogue();
  const day = useDay();
  const { name } = textsOf(listing);
  const url = path ? own.origin + pathIn(spokenLanguage(), path) : own.address;
  const start = async () => (await loadForTap(() => import('./share.ts'))).share({ id: listing._id, name: name.text, url, catalogue, day });
  return (
    <Button look="line" square onClick={() => void start()}>
      <Icon name="share" />
      <span className="sr">
        <Sentence words={(text) => m.share_listing({ name: text })} of={name} />
      </span>
    </Button>
  );
}
