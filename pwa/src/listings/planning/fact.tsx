import type { ReactNode } from 'react';

import { Icon, type IconName } from '#ui/media/icon.tsx';

interface FactProps {
  icon: IconName;
  name: string;
  children: ReactNode;
}

/** One thing to know, of a list of them. */
export function Fact({ icon, name, children }: FactProps) {
  return (
    <div>
      <Icon name={icon} />
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
