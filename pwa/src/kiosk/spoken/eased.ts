import { createStore } from '#platform/store.ts';
import { useStore } from '#platform/use-store.ts';
import { chooseDisplay, useDisplay } from '#ui/style/display.ts';

/** What somebody set to see better, for this visit: the wipe forgets the display, and the next document knows nothing of the size. */
const large = createStore(false);

export const useLargeText = (): boolean => useStore(large);

export function showLarge(is: boolean): void {
  const { dataset } = document.documentElement;
  if (is) dataset.text = 'large';
  else delete dataset.text;
  large.swap(is);
}

export const useHighContrast = (): boolean => useDisplay() === 'sun';
export const showHighContrast = (is: boolean): void => chooseDisplay(is ? 'sun' : 'auto');
