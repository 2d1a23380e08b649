import { m } from '@helpdesk/words/messages';
import { holdPaintOfKeptPages } from '#local/page-cache.ts';
import { Segments } from '#ui/controls/segments.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { chooseDisplay, type Display, displays, useDisplay } from '#ui/style/display.ts';

const labels = { auto: m.display_auto, light: m.display_light, dark: m.display_dark, sun: m.display_sun };

function choose(display: Display): void {
  chooseDisplay(display);
  if (display !== 'auto') void holdPaintOfKeptPages();
}

export function DisplaySetting() {
  return (
    <Segments
      label={m.display_label()}
      choices={displays.map((value) => ({
        value,
        label: (
          <>
            {value === 'sun' && <Icon name="sun" />}
            {labels[value]()}
          </>
        ),
      }))}
      value={useDisplay()}
      onChoose={choose}
    />
  );
}
