import { type Language, languageFacts, type Script } from '@helpdesk/contract/languages';
import type { Group } from '@helpdesk/words/messages';

/** Of the build's manifest what is read here: by the path of a source, the file that it became. */
type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>;

/** The files that a document names, as addresses in the order in which they are wanted. */
export interface DocumentFiles {
  /** Runs before the first paint. */
  readonly start: string;
  readonly fonts: readonly { readonly address: string; readonly isLate: boolean }[];
  /** The first one orders the cascade layers. */
  readonly styles: readonly string[];
  /** All that the page needs before it can be used; the last one begins it. */
  readonly scripts: readonly string[];
}

interface DocumentPage {
  /** The component that comes as a file of its own; none in the bare shell. */
  readonly part?: string;
  /** The groups of messages that it says beside the first. */
  readonly messages: readonly Group[];
  readonly language: Language;
}

const start = 'src/app/entry/start.ts';
const main = 'src/app/entry/main.tsx';

/** The faces that the first screen's text waits for: of headings in the script of the page, and of text; that of controls goes after all that is larger. */
const headings: Readonly<Record<Script, string>> = { Latin: 'eczar-latin-600-normal.woff2', Devanagari: 'eczar-devanagari-600.woff2' };
const text = 'mukta-latin-400-normal.woff2';
const controls = 'mukta-latin-600-normal.woff2';

/**
 * @param json the manifest of the build
 */
export function documentFiles(json: string): (page: DocumentPage) => DocumentFiles {
  const manifest = JSON.parse(json) as Manifest;
  const named = (ending: string): string => {
    const source = Object.keys(manifest).find((name) => name.endsWith(ending));
    if (!source) throw new Error(`The build has no ${ending}`);
    return source;
  };
  const addressOf = (ending: string) => `/${manifest[named(ending)]?.file}`;
  return ({ part, messages, language }) => {
    const ofPage = part ? [named(`/${sourceOf(part)}.tsx`)] : [];
    const sources = [...ofPage, ...['first', ...messages].map((group) => named(`/${group}/messages/${language}.js`))];
    const ofMain = filesFrom(manifest, main);
    const files = [ofMain, ...sources.map((source) => filesFrom(manifest, source))];
    const entry = `/${manifest[main]?.file}`;
    const scripts = new Set(files.flatMap(({ scripts }) => scripts));
    scripts.delete(entry);
    return {
      start: addressOf(start),
      fonts: [
        { address: addressOf(text), isLate: false },
        { address: addressOf(headings[languageFacts[language].script]), isLate: false },
        { address: addressOf(controls), isLate: true },
      ],
      styles: [...new Set(files.flatMap(({ styles }) => styles))],
      scripts: [...scripts, entry],
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
    scripts: [...below.flatMap(({ scripts }) => scripts), `/${chunk.file}`],
    styles: [...below.flatMap(({ styles }) => styles), ...(chunk.css ?? []).map((file) => `/${file}`)],
  };
}
