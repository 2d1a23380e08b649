import { serviceCalls } from '@helpdesk/contract/calls/services';
import { m } from '@helpdesk/words/messages';

import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { ViewListing, ViewModal } from '#admin/shell/view-modal.tsx';
import { OpenPhones } from '#booking/open-phones.tsx';
import type { Wording } from '#catalogue/texts.ts';
import { typeWords } from '#listings/service-types.ts';
import { AnchorButton } from '#ui/controls/button.tsx';
import { Ticks } from '#ui/controls/ticks.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { NewTabMark, newTab } from '#ui/page/new-tab.tsx';

export function ServiceView({ id, name, onClose }: { id: string; name: Wording; onClose: () => void }) {
  const reading = useAnswer(serviceCalls.one, { params: { id } });
  return (
    <ViewModal title={name} onClose={onClose}>
      <Loaded reading={reading} failed={m.admin_services_detail_failed()}>
        {(service) => {
          const { icon, label } = typeWords[service.type];
          return (
            <ViewListing listing={service}>
              <Ticks
                items={[
                  { icon, text: label() },
                  ...(service.openAlways ? [{ icon: 'wait', text: m.services_open_always() } as const] : []),
                ]}
              />
              {service.phones.length > 0 && <OpenPhones phones={service.phones} />}
              <div>
                <AnchorButton look="line" href={service.mapURL} {...newTab}>
                  <Icon name="map" />
                  {m.detail_open_map()}
                  <NewTabMark />
                </AnchorButton>
              </div>
            </ViewListing>
          );
        }}
      </Loaded>
    </ViewModal>
  );
}
