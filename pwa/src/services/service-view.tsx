import { serviceCalls } from '@helpdesk/contract/services';
import { m } from '@helpdesk/words/messages';

import { Loaded } from '#admin/loaded.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { ViewListing, ViewModal } from '#admin/view-modal.tsx';
import { OpenPhones } from '#listings/contact-details.tsx';
import { AnchorButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { NewTabMark, newTab } from '#ui/new-tab.tsx';
import { Ticks } from '#ui/ticks.tsx';

import { typeWords } from './service-types.ts';

export function ServiceView({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
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
