import { ofSite } from './here.ts';

/** The drawing on a category's button, by the category's English name in small letters; others get a map. */
export const categoryIcons = ofSite((site) => site.categoryIcons);
