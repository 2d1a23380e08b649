/** On Android, an address that a phone's own browser opens instead of the app in whose window the page is. */
export function intentLink(address: string): string {
  const { host, pathname, search, protocol } = new URL(address);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}
