/** The picture after turning `by` from `index`; past an end it goes on at the other (product 3.7). */
export const turnPicture = (index: number, by: number, count: number): number => (((index + by) % count) + count) % count;

/** What a key does to the picture: the arrows turn, others do nothing. */
export const turnOfKey = (key: string): -1 | 0 | 1 => (key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0);

const swipeLength = 40;

/** What a stroke of so many CSS pixels does: a short one or one that goes more down than across turns nothing. */
export function turnOfSwipe(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < swipeLength || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
