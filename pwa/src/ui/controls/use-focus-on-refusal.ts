import { type RefObject, useEffect, useRef } from 'react';

/** Brings the focus to the first field that is wrong, each time a form was refused. */
export function useFocusOnRefusal(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return form;
}
