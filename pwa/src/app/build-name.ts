/** Which build of the app is open: the hash in the name of its first script. Undefined while it is being developed. */
export function buildName(page: Pick<Document, 'querySelector'> = document): string | undefined {
  const address = page.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  return /^\/assets\/index-([\w-]+)\.js$/.exec(address)?.[1];
}
