import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Takes over what somebody typed into an empty field of the first HTML, before the page could hear it. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onValueChange: (value: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed && value === '') onValueChange(typed);
  });
  useEffect(() => takeOver(), []);
}
