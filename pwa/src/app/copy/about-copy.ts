import { createStore } from '#platform/store.ts';

/** While "Your offline copy" is open: what opened it, where the focus returns to. */
export const aboutCopy = createStore<HTMLElement | undefined>(undefined);

export const openAboutCopy = (opener: HTMLElement): void => aboutCopy.swap(opener);
export const closeAboutCopy = (): void => aboutCopy.swap(undefined);
