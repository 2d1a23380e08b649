import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { AnchorButton, Button, LinkButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { newTab } from '#ui/page/new-tab.tsx';

import type { MapTarget } from './map-target.ts';

/** What a reader of a listing does next: what its kind is for, else the map. Where no map can be opened, getting in touch. */
export function ListingActions({ map, children }: { map: MapTarget; children?: ReactNode }) {
  return (
    <>
      {children}
      <MapButton map={map} look={children ? 'line' : 'primary'} />
      {!children && (
        <LinkButton to="/contact-us" large look={map.href ? 'line' : 'primary'}>
          {m.get_in_touch()}
        </LinkButton>
      )}
    </>
  );
}

function MapButton({ map, look }: { map: MapTarget; look: 'primary' | 'line' }) {
  if (!map.href) {
    return (
      <Button large look="line" aria-disabled="true" title={m.detail_map_offline_why()}>
        <Icon name="offline" />
        {m.detail_open_map()}
      </Button>
    );
  }
  return (
    <AnchorButton
      large
      look={look}
      href={map.href}
      aria-label={map.newTab ? m.detail_map_new_tab() : undefined}
      {...(map.newTab && newTab)}
    >
      <Icon name="map" />
      {m.detail_open_map()}
    </AnchorButton>
  );
}
