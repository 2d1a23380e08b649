import type { ComponentProps } from 'react';

import { TextField } from '#ui/controls/text-field.tsx';

/** The number with which staff leave a kiosk: shown, since whoever sets it passes it on. */
export const PinField = (props: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'value' | 'error' | 'onValueChange'>) => (
  <TextField inputMode="numeric" autoComplete="off" {...props} />
);
