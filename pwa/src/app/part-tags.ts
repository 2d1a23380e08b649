/** Of the build's manifest what is read here. */
type Manifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>>;

/**
 * The tags for what a page needs beside the files that every page names: its style sheets, so that it is drawn in them from
 * the start, and its script.
 * @param json the manifest of the build
 */
export function partTags(json: string): (part: string | undefined) => string {
  const manifest = JSON.parse(json) as Manifest;
  const everywhere = filesFrom(manifest, Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '');
  return (part) => {
    if (!part) return '';
    const source = Object.keys(manifest).find((name) => name.endsWith(`/${fileName(part)}.tsx`));
    if (!source) throw new Error(`The build has no ${part}`);
    const { scripts, styles } = filesFrom(manifest, source);
    return [
      ...styles.filter((file) => !everywhere.styles.includes(file)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...scripts
        .filter((file) => !everywhere.scripts.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  };
}

/** `AboutPage` stands in `about-page`. */
const fileName = (component: string): string => component.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

function filesFrom(manifest: Manifest, name: string, seen = new Set<string>()): { scripts: string[]; styles: string[] } {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return { scripts: [], styles: [] };
  seen.add(name);
  const below = (chunk.imports ?? []).map((next) => filesFrom(manifest, next, seen));
  return {
    scripts: [...below.flatMap(({ scripts }) => scripts), chunk.file],
    styles: [...below.flatMap(({ styles }) => styles), ...(chunk.css ?? [])],
  };
}
