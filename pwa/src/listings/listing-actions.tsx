import { m } from '@helpdesk/words/messages';

import { AnchorButton, Button, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { newTab } from '#ui/new-tab.tsx';

import type { MapTarget } from './map-target.ts';

/** What a reader of a listing does next. Where no map can be opened, getting in touch is the main thing. */
export function ListingActions({ map }: { map: MapTarget }) {
  return (
    <>
      <MapButton map={map} />
      <LinkButton to="/contact-us" large look={map.href ? 'line' : 'primary'}>
        {m.get_in_touch()}
      </LinkButton>
    </>
  );
}

function MapButton({ map }: { map: MapTarget }) {
  if (!map.href) {
    return (
      <Button large look="line" aria-disabled="true" title={m.detail_map_offline_why()}>
        <Icon name="offline" />
        {m.detail_open_map()}
      </Button>
    );
  }
  return (
    <AnchorButton large href={map.href} aria-label={map.newTab ? m.detail_map_new_tab() : undefined} {...(map.newTab && newTab)}>
      <Icon name="map" />
      {m.detail_open_map()}
    </AnchorButton>
  );
}
