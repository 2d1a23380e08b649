/**
 * Path and query of the page that is shown, whatever its language: while another is on its way, the router's location is that of the other.
 * @param matches of the router
 */
export function shownAddress(matches: readonly { readonly id: string; readonly search: object }[]): string {
  const page = matches.at(-1);
  const query = new URLSearchParams({ ...page?.search });
  query.delete('lang');
  query.sort();
  return `${page?.id}?${query}`;
}
