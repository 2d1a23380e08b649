import { m } from '@helpdesk/words/messages';

import { Tabs } from '#ui/controls/tabs.tsx';
import { Ticks } from '#ui/controls/ticks.tsx';

export function WaysToContribute() {
  return (
    <Tabs
      label={m.donate_ways()}
      tabs={[
        {
          label: m.donate_advertise(),
          content: (
            <>
              <p>{m.donate_advertise_text()}</p>
              <Ticks
                items={[
                  { icon: 'ad', text: m.donate_advertise_banners() },
                  { icon: 'events', text: m.donate_advertise_events() },
                  { icon: 'share', text: m.donate_advertise_social() },
                ]}
              />
            </>
          ),
        },
        {
          label: m.donate_sponsor(),
          content: (
            <>
              <p>{m.donate_sponsor_text()}</p>
              <Ticks
                items={[
                  { icon: 'image', text: m.donate_sponsor_materials() },
                  { icon: 'cup', text: m.donate_sponsor_products() },
                  { icon: 'star', text: m.donate_sponsor_digital() },
                ]}
              />
            </>
          ),
        },
        { label: m.donate_directly(), content: <p>{m.donate_directly_text()}</p> },
      ]}
    />
  );
}
