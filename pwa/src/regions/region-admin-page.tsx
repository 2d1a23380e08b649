import { regionCalls } from '@helpdesk/contract/calls/regions';
import { m } from '@helpdesk/words/messages';

import { UsedBy } from '#admin/listings/used-by.tsx';
import { NamedListScreen } from '#admin/lists/named-list-screen.tsx';
import { textsOf } from '#catalogue/texts.ts';

import { deleteRegion } from './region.writes.ts';
import { RegionForm } from './region-form.tsx';

export function RegionAdminPage() {
  return (
    <NamedListScreen
      title={m.admin_menu_regions()}
      table="regions"
      add={m.admin_regions_add()}
      search={m.admin_regions_search()}
      count={m.admin_regions_count}
      empty={m.admin_regions_empty()}
      fetchFailed={m.admin_regions_fetch_failed()}
      list={regionCalls.list}
      textOf={(region) => textsOf(region).content}
      remove={deleteRegion}
      used={(id) => <UsedBy filter="region" id={id} />}
      form={(region, onClose) => <RegionForm region={region} onClose={onClose} />}
    />
  );
}
