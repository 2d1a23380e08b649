import { site } from '@helpdesk/site/site';
import { m } from '@helpdesk/words/messages';
import { useId } from 'react';

import { Icon, type IconName } from '#ui/media/icon.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';

import styles from './first-aid.module.css';

interface Danger {
  readonly icon: IconName;
  readonly title: () => string;
  readonly steps: readonly ((numbers: { number: string }) => string)[];
}

/** What to do first. The wording wants a check by the helpdesk and a doctor before it is relied upon. */
const dangers: readonly (Danger & { readonly number: 'any' | 'ambulance' })[] = [
  {
    icon: 'snake',
    title: m.help_snake,
    number: 'ambulance',
    steps: [m.help_snake_1, m.help_snake_carried, m.help_snake_2, m.help_snake_3, m.help_snake_4],
  },
  { icon: 'bee', title: m.help_bees, number: 'ambulance', steps: [m.help_bees_1, m.help_bees_2, m.help_bees_3, m.help_bees_4] },
  { icon: 'wave', title: m.help_flood, number: 'any', steps: [m.help_flood_1, m.help_flood_2, m.help_flood_3, m.help_flood_4] },
  { icon: 'compass', title: m.help_lost, number: 'any', steps: [m.help_lost_1, m.help_lost_2, m.help_lost_3, m.help_lost_4] },
];

export function FirstAid() {
  const heading = useId();
  return (
    <section className="sec" aria-labelledby={heading}>
      <SectionHeading id={heading} title={m.help_todo()} />
      <div className="wrap">
        <div className={styles.dangers}>
          {dangers.map(({ icon, title, number, steps }) => (
            <details key={icon}>
              <summary>
                <Icon name={icon} />
                <span>{title()}</span>
                <Icon name="down" className={styles.sign} />
              </summary>
              <ol>
                {steps
                  .map((step) => step({ number: site.emergency[number] }))
                  .map((step) => (
                    <li key={step}>{step}</li>
                  ))}
              </ol>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
