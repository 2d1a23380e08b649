/** Whether this phone was told to use little data. Chromium only: elsewhere it does not tell. */
export function savesData(): boolean {
  const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}
