import type { ComponentProps } from 'react';

import { TextField } from './text-field.tsx';

/** An address is neither a sentence nor a name: nothing corrects it. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <TextField {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
);
