import { type Language, languageFacts, languages, type Script } from '@helpdesk/contract/languages';

/** Of the build's manifest what is read here. */
type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** The face of headings in each script. */
const headings: Readonly<Record<Script, string>> = {
  Latin: 'eczar-latin-600-normal.woff2',
  Devanagari: 'eczar-devanagari-600.woff2',
};

/**
 * index.html asks early for the faces that Latin letters are painted in. The headings of another script are in another face, which
 * takes the place of theirs: Latin letters are rare there, and some pages have none.
 * @param manifest of the build, as JSON
 */
export function earlyFonts(shell: string, manifest: string): (language: Language) => string {
  const files = Object.entries(JSON.parse(manifest) as Manifest);
  const built = (source: string): string => {
    const file = files.find(([path]) => path.endsWith(`/${source}`))?.[1].file;
    if (!file) throw new Error(`The build has no ${source}`);
    return file;
  };
  const latin = built(headings.Latin);
  if (!shell.includes(latin)) throw new Error('index.html does not name the face of headings');
  const shells = new Map(languages.map((language) => [language, shell.replace(latin, built(headings[languageFacts[language].script]))]));
  return (language) => shells.get(language) ?? shell;
}
