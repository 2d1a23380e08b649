import { createStore } from '#platform/store.ts';
import { useStore } from '#platform/use-store.ts';
import { chooseDisplay, useDisplay } from '#ui/style/display.ts';
import { scaleWidths } from './scale-widths.ts';

/** What somebody set to see better, for this visit: the wipe forgets the display, and the next document knows nothing of the size. */
const large = createStore(false);

export const useLargeText = (): boolean => useStore(large);

let unscale = () => {};

/** Twice as large: what stood side by side now stands as on a screen of half the width. */
export function showLarge(is: boolean): void {
  unscale();
  const { dataset } = document.documentElement;
  if (is) dataset.text = 'large';
  else delete dataset.text;
  unscale = is ? scaleWidths(document, 2) : () => {};
  large.swap(is);
}

const low = createStore(false);

export const useLowered = (): boolean => useStore(low);

/** Everything in the lower half of the screen: for children, and for whoever sits. */
export function lower(is: boolean): void {
  const { dataset } = document.documentElement;
  if (is) dataset.reach = 'low';
  else delete dataset.reach;
  low.swap(is);
}

export const useHighContrast = (): boolean => useDisplay() === 'sun';
export const showHighContrast = (is: boolean): void => chooseDisplay(is ? 'sun' : 'auto');
