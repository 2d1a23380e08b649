/** Small screens scroll the page, large ones an area inside it (product 2.4): both are asked, one of them answers. */
export const scrolledBy = (area: HTMLElement | null): number => Math.max(window.scrollY, area?.scrollTop ?? 0);

export const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Smoothly, unless the visitor asked for less motion. */
export function scrollToTop(area: HTMLElement | null): void {
  const behavior = lessMotion() ? 'instant' : 'smooth';
  window.scrollTo({ top: 0, behavior });
  area?.scrollTo({ top: 0, behavior });
}
