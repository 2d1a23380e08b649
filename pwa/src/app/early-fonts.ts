import type { Language } from '@helpdesk/words/language';

/** Of the build's manifest what is read here. */
type Manifest = Readonly<Record<string, { readonly file: string }>>;

/**
 * index.html asks early for the faces that English is painted in. The headings of Marathi and Hindi are in another, which
 * takes the place of theirs: Latin letters are rare there, and some pages have none.
 * @param manifest of the build, as JSON
 */
export function earlyFonts(shell: string, manifest: string): (language: Language) => string {
  const files = Object.entries(JSON.parse(manifest) as Manifest);
  const built = (source: string) => files.find(([path]) => path.endsWith(`/${source}`))?.[1].file;
  const [latin, devanagari] = [built('eczar-latin-600-normal.woff2'), built('eczar-devanagari-600.woff2')];
  if (!latin || !devanagari || !shell.includes(latin)) throw new Error('index.html does not name the face of headings');
  const inDevanagari = shell.replace(latin, devanagari);
  return (language) => (language === 'en' ? shell : inDevanagari);
}
