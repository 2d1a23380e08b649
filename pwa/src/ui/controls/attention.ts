import { useState } from 'react';

/** How long a slide stays, and how long moving things wait after somebody left them (product 2.7), in milliseconds. */
export const slideStays = 5000;

/** Whether something that moves by itself is hovered, touched or focused by keyboard; goes on the element around it. */
export function useAttention() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    attended: pointed || focused,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: { target: Element }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
