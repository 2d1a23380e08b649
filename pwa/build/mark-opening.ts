import { languages } from '@helpdesk/contract/languages';

import { documentFiles } from '#app/entry/document-files.ts';

/** Pages that open offline on every phone that keeps anything: the first one, lists, listings and help. */
const pages = [
  'HomePage',
  'PlaceListPage',
  'PlacePage',
  'ResortListPage',
  'ResortPage',
  'RestaurantListPage',
  'RestaurantPage',
  'ServiceListPage',
  'ServicePage',
  'HelpPage',
];
const messages = ['home', 'lists', 'details', 'help'] as const;

/**
 * Marks the files that those pages and their rows need, for phones that have no room for all (`src/sw/app-keeper.ts`), and notes the size of each.
 * @param json the manifest of the build
 */
export function markOpening<File extends { readonly url: string; readonly size: number }>(files: readonly File[], json: string) {
  const { filesOf } = documentFiles(json);
  const documents = languages.flatMap((language) => pages.map((part) => filesOf({ part, messages, language })));
  const opening = new Set(
    documents.flatMap(({ start, fonts, styles, scripts, search, later }) => [
      start,
      ...fonts,
      ...styles.map(({ address }) => address),
      ...[scripts, search.scripts, search.styles, later.scripts, later.styles].flat(),
    ]),
  );
  return files.map((file) => ({ ...file, bytes: file.size, ...(opening.has(`/${file.url}`) && { opens: true }) }));
}
