import { resortCalls, type resortDetail } from '@helpdesk/contract/calls/resorts';
import { amenityKeys } from '@helpdesk/contract/rules/fixed-sets';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { NearbyInView, ViewListing, ViewModal } from '#admin/shell/view-modal.tsx';
import type { Wording } from '#catalogue/texts.ts';
import { resortLink } from '#listings/links.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { Ticks } from '#ui/controls/ticks.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';

import { amenities } from './amenities.tsx';
import { splitWords } from './split-words.ts';
import { useAttractions } from './use-attractions.ts';

export function ResortView({ id, name, onClose }: { id: string; name: Wording; onClose: () => void }) {
  const reading = useAnswer(resortCalls.one, { params: { id } });
  return (
    <ViewModal title={name} onClose={onClose}>
      <Loaded reading={reading} failed={m.admin_resorts_detail_failed()}>
        {(resort) => <Resort resort={resort} />}
      </Loaded>
    </ViewModal>
  );
}

function Resort({ resort }: { resort: z.infer<typeof resortDetail> }) {
  const attractions = useAttractions(resort);
  const offered = amenityKeys.filter((key) => resort.amenitiesOffered[key]);
  return (
    <ViewListing listing={resort}>
      {offered.length > 0 && (
        <section>
          <h3>{m.amenities_title()}</h3>
          <Ticks
            items={offered.map((key) => ({
              icon: amenities[key].icon,
              text: spokenLanguage() === 'en' ? splitWords(key) : amenities[key].label(),
            }))}
          />
        </section>
      )}
      <div>
        <LinkButton {...resortLink(resort.slug)} {...newTab}>
          <Icon name="bed" />
          {m.admin_resorts_book()}
          <NewTabMark />
        </LinkButton>
      </div>
      <NearbyInView title={m.nearby_places()} listings={attractions} />
    </ViewListing>
  );
}
