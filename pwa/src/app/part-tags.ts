import type { Language } from '@helpdesk/contract/languages';

/** Of the build's manifest what is read here. */
type Manifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>>;

/** Tags for what a page needs beside the files that every page names. */
export interface PartTags {
  /** So that it is drawn in them from the start. */
  readonly styles: string;
  readonly scripts: string;
}

/** @param json the manifest of the build */
export function partTags(json: string): (part: string | undefined, language: Language) => PartTags {
  const manifest = JSON.parse(json) as Manifest;
  const everywhere = filesFrom(manifest, Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '');
  const named = (ending: string): string => {
    const source = Object.keys(manifest).find((name) => name.endsWith(ending));
    if (!source) throw new Error(`The build has no ${ending}`);
    return source;
  };
  return (part, language) => {
    const parts = [`/words-${language}.js`, ...(part ? [`/${sourceOf(part)}.tsx`] : [])].map((ending) =>
      filesFrom(manifest, named(ending)),
    );
    const tags = (kind: keyof Files, tag: (file: string) => string) =>
      [...new Set(parts.flatMap((files) => files[kind]))]
        .filter((file) => !everywhere[kind].includes(file))
        .map(tag)
        .join('');
    return {
      styles: tags('styles', (file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      scripts: tags('scripts', (file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    };
  };
}

/** `AboutPage` stands in `about-page`. */
export const sourceOf = (component: string): string => component.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

function filesFrom(manifest: Manifest, name: string, seen = new Set<string>()): Files {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return { scripts: [], styles: [] };
  seen.add(name);
  const below = (chunk.imports ?? []).map((next) => filesFrom(manifest, next, seen));
  return {
    scripts: [...below.flatMap(({ scripts }) => scripts), chunk.file],
    styles: [...below.flatMap(({ styles }) => styles), ...(chunk.css ?? [])],
  };
}
