import type { ComponentProps } from 'react';
import { TextField } from '#ui/controls/text-field.tsx';
import { storedNumber } from './stored-number.ts';

/** A phone number that the office enters: when the field is left, it shows what will be stored (product 6.2). */
export const NumberField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'onBlur'>) => (
  <TextField {...props} type="tel" onBlur={() => props.onValueChange(storedNumber(props.value))} />
);
