/** Which build of the app is open: the hash in the name of its main script. Undefined while it is being developed. */
export function buildName(page: Pick<Document, 'querySelector'> = document): string | undefined {
  const address = page.querySelector('script[src^="/assets/main-"]')?.getAttribute('src') ?? '';
  return /^\/assets\/main-([\w-]+)\.js$/.exec(address)?.[1];
}
