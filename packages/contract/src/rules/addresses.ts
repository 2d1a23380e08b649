import { kinds, type ListingKind, listingKinds } from '#kinds/kinds.ts';
import { type Language, languages } from '#languages.ts';

/** The public addresses (product 3.1), free of schemas, for both sides' routes. */

/** The first segment of the addresses of each kind of listing. */
export const directorySegments = Object.fromEntries(
  listingKinds.map((kind): [ListingKind, string] => [kind, kinds[kind].directory]),
) as Readonly<Record<ListingKind, string>>;

/** Pages of their own, each one path segment. */
export const pageSegments = [
  'about-us',
  'contact-us',
  'data',
  'donate-for-junnar',
  'events',
  'help',
  'kiosk',
  'login',
  'map',
  'privacy-policy',
  'requests',
  'saved',
  'terms-and-conditions',
] as const;

/** `/q/{id}` leads to a listing for good, whatever it is called: it is what printed QR codes hold. */
export const shortLinkSegment = 'q';

export const shortLink = (id: string): string => `/${shortLinkSegment}/${encodeURIComponent(id)}`;

/** `/embed` is the page for partners, `/embed/{id}` a listing for a frame on another site, `/embed/{id}/nearby` what is near it. */
export const embedSegment = 'embed';

/** The paths of a listing's two frames. */
export const embedPaths = (id: string) => {
  const listing = `/${embedSegment}/${encodeURIComponent(id)}`;
  return { listing, nearby: `${listing}/nearby` } as const;
};

/** The page for partners, with a listing that is chosen already. */
export const embedCodePath = (id: string, language: Language): string =>
  `/${embedSegment}?${new URLSearchParams({ id, ...(language !== 'en' && { lang: language }) })}`;

/** Where programs ask by the Model Context Protocol. */
export const mcpSegment = 'mcp';

/** What an installed app is called, for each language. */
export const manifestFile = (language: Language): string =>
  language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`;

/** First path segments that no category may take (product 4.3): addresses of the app and of the server. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...Object.values(directorySegments),
  ...pageSegments,
  'admin',
  'api',
  'art',
  'assets',
  embedSegment,
  'favicon.svg',
  'fonts',
  'icons',
  'images',
  ...languages.map(manifestFile),
  mcpSegment,
  'offline',
  shortLinkSegment,
  'robots.txt',
  'sitemap.xml',
  'sw.js',
]);
