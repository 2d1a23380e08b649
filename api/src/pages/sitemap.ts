import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { languages } from '@helpdesk/contract/languages';
import { directorySegments, embedSegment, pageSegments } from '@helpdesk/contract/rules/addresses';
import { regionsOfCategory } from '@helpdesk/contract/rules/category-regions';
import { pathName } from '@helpdesk/contract/rules/slug';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';

interface Page {
  readonly path: string;
  /** When it was changed last; undefined when nobody knows. */
  readonly changed?: Date;
}

/** Pages that are one visitor's, a kiosk's or the administrators' own. */
const unlisted: ReadonlySet<string> = new Set(['kiosk', 'login', 'requests', 'saved']);

/**
 * The sitemap of all public pages in all languages. At 5,000 listings it is a third of the 50,000 addresses, and a fifth of
 * the 50 MB, that one may hold.
 * @param changes when each row was changed last, by its id
 */
export function* sitemap(rows: CatalogueRows, changes: ReadonlyMap<string, Date>, origin: string): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
  for (const { path, changed } of pagesOf(rows, changes)) {
    const addresses = languages.map((language) => ({ language, href: escaped(origin + inLanguage(path, language)) }));
    const links = [...addresses, { language: 'x-default', href: escaped(origin + path) }]
      .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    const time = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    yield addresses.map(({ href }) => `<url><loc>${href}</loc>${time}${links}</url>\n`).join('');
  }
  yield '</urlset>\n';
}

function* pagesOf(rows: CatalogueRows, changes: ReadonlyMap<string, Date>): Generator<Page> {
  const lastOf = (ids: readonly string[]): Date | undefined =>
    ids.reduce<Date | undefined>((last, id) => later(last, changes.get(id)), undefined);
  const idsOf = (list: readonly { readonly _id: string }[]): string[] => list.map(({ _id }) => _id);
  yield { path: '/', changed: lastOf([...changes.keys()]) };
  for (const segment of [...pageSegments, embedSegment]) if (!unlisted.has(segment)) yield { path: pathOf(segment) };
  for (const kind of listingKinds) {
    yield { path: pathOf(directorySegments[kind]), changed: lastOf(idsOf(rows[kind])) };
    for (const { _id, slug } of rows[kind]) yield { path: pathOf(directorySegments[kind], slug), changed: changes.get(_id) };
  }
  for (const { _id, name } of rows.categories) {
    // A region without a place of this category has a page, but nothing on it.
    const held = regionsOfCategory(_id, rows.regions, rows.places);
    yield { path: pathOf(pathName(name)), changed: lastOf([_id, ...held.flatMap(({ places }) => idsOf(places))]) };
    for (const { region, places } of held)
      if (region) yield { path: pathOf(pathName(name), pathName(region.name)), changed: lastOf([_id, region._id, ...idsOf(places)]) };
  }
}

const later = (a: Date | undefined, b: Date | undefined): Date | undefined => (!a || (b && b > a) ? b : a);

const pathOf = (...segments: string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

const inLanguage = (path: string, language: string): string => (language === 'en' ? path : `${path}?lang=${language}`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;').replaceAll('"', '&quot;');
