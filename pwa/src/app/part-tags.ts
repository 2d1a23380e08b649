/** Of the build's manifest what is read here. */
type Manifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>>;

/** Tags for what a page needs beside the files that every page names. */
export interface PartTags {
  /** So that it is drawn in them from the start. */
  readonly styles: string;
  readonly scripts: string;
}

/** @param json the manifest of the build */
export function partTags(json: string): (part: string | undefined) => PartTags {
  const manifest = JSON.parse(json) as Manifest;
  const everywhere = filesFrom(manifest, Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '');
  return (part) => {
    if (!part) return { styles: '', scripts: '' };
    const source = Object.keys(manifest).find((name) => name.endsWith(`/${fileName(part)}.tsx`));
    if (!source) throw new Error(`The build has no ${part}`);
    const { scripts, styles } = filesFrom(manifest, source);
    const own = (files: readonly string[], common: readonly string[], tag: (file: string) => string) =>
      files
        .filter((file) => !common.includes(file))
        .map(tag)
        .join('');
    return {
      styles: own(styles, everywhere.styles, (file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      scripts: own(scripts, everywhere.scripts, (file) => `<link fetchpriority="low" rel="modulepreload" crossorigin href="/${file}">`),
    };
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
