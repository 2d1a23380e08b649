/** What the four keys of the pad beside the screen do. */
export type PadKey = 'previous' | 'next' | 'open' | 'back';

/** By `KeyboardEvent.key`. Pads are made that send function keys, and such that send arrows; another one is entered here. */
const sentBy: Readonly<Record<PadKey, readonly string[]>> = {
  previous: ['F1', 'ArrowUp'],
  next: ['F2', 'ArrowDown'],
  open: ['F3', 'ArrowRight', 'Enter'],
  back: ['F4', 'ArrowLeft', 'Escape'],
};

/** These also end and answer things for whoever has a whole keyboard: they begin nothing. */
const beginNothing = new Set(['Enter', 'Escape']);

export function padKey(key: string): PadKey | undefined {
  return (Object.keys(sentBy) as PadKey[]).find((each) => sentBy[each].includes(key));
}

/** Whether a key turns the headphones on. */
export const begins = (key: string): boolean => padKey(key) !== undefined && !beginNothing.has(key);
