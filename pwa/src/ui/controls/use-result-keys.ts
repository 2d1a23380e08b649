import { type KeyboardEvent as KeyPressed, type RefCallback, type RefObject, useCallback, useRef } from 'react';

/** A search box and the links that it found, as somebody without a mouse goes through them. */
export interface ResultKeys {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onBoxKey: (event: KeyPressed) => void;
  /** Of what holds the links. */
  readonly results: RefCallback<HTMLElement>;
  readonly first: () => HTMLElement | undefined;
}

/** The arrow down leads from the box to the first link, arrows from link to link, Home and End to the ends, Escape back to the box. */
export function useResultKeys(): ResultKeys {
  const box = useRef<HTMLInputElement>(null);
  const holder = useRef<HTMLElement>(null);
  const links = useCallback((): HTMLElement[] => [...(holder.current?.querySelectorAll('a') ?? [])], []);
  const results = useCallback(
    (element: HTMLElement) => {
      const onKey = (event: KeyboardEvent) => {
        const all = links();
        const { activeElement } = document;
        const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
        if (at !== -1 && !isOther(event)) goTo(event, nextAfter(event.key, all, at, box.current));
      };
      holder.current = element;
      element.addEventListener('keydown', onKey);
      return () => {
        holder.current = null;
        element.removeEventListener('keydown', onKey);
      };
    },
    [links],
  );
  return {
    box,
    onBoxKey: ({ nativeEvent }) => {
      if (nativeEvent.key === 'ArrowDown' && !isOther(nativeEvent)) goTo(nativeEvent, links()[0]);
    },
    results,
    first: () => links()[0],
  };
}

/** Where a key leads from one of the links. */
function nextAfter(key: string, links: readonly HTMLElement[], at: number, box: HTMLElement | null): HTMLElement | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return links[at + 1];
    case 'ArrowUp':
      return at === 0 ? box : links[at - 1];
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'Escape':
      return box;
    default:
      return undefined;
  }
}

function goTo(event: KeyboardEvent, element: HTMLElement | null | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}

/** A shortcut of the browser's, or a letter that is still being composed. */
const isOther = ({ altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey || isComposing;
