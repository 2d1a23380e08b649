/** The way an address spells the name of a category or a region. */
export const segment = (name: string): string => encodeURIComponent(name.toLowerCase());

export const pagesOfWords = [
  '/about-us',
  '/events',
  '/donate-for-junnar',
  '/contact-us',
  '/requests',
  '/saved',
  '/privacy-policy',
  '/terms-and-conditions',
];
