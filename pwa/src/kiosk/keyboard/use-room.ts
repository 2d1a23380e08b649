import { type RefObject, useLayoutEffect } from 'react';

import type { TypedField } from './field-keyboard.ts';

/** The page ends above the keyboard while it is open, and the field stands in what is left. */
export function useRoom(board: RefObject<HTMLElement | null>, field: TypedField): void {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const measure = () => {
      style.setProperty('--keyboard-block-size', `${board.current?.offsetHeight ?? 0}px`);
      field.scrollIntoView({ block: 'center' });
    };
    dataset.keyboard = '';
    const sizes = new ResizeObserver(measure);
    if (board.current) sizes.observe(board.current);
    measure();
    return () => {
      sizes.disconnect();
      delete dataset.keyboard;
      style.removeProperty('--keyboard-block-size');
    };
  }, [board, field]);
}
