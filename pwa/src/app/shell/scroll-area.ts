/** By this id the router finds the area that scrolls on large screens. */
export const scrollAreaId = 'page';
export const scrollAreaSelector = `[data-scroll-restoration-id="${scrollAreaId}"]`;
