import { type Language, languageFacts, type Script } from '@helpdesk/contract/languages';
import type { Group } from '@helpdesk/words/messages';

/** Of the build's manifest what is read here: by the path of a source, the file that it became. */
type Manifest = Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>;

/** The files that a document names, as addresses in the order in which they are wanted. */
export interface DocumentFiles {
  /** Runs before the app. */
  readonly start: string;
  readonly fonts: readonly string[];
  /** The first one orders the cascade layers. With its text, where the document holds it. */
  readonly styles: readonly { readonly address: string; readonly text?: string }[];
  /** All that the page needs before it can be used; the last one begins it. */
  readonly scripts: readonly string[];
  /** What is wanted next, by everybody: for searching everything. */
  readonly search: Files;
  /** Once the page can be used: for the rows, which the phone then searches by itself. */
  readonly later: Files;
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
const searchMessages = ['search', 'lists'] as const;

/** The faces of the first screen's text, which is painted in letters of the phone until they are here: of headings in the script of the page, of text, of controls. */
const headings: Readonly<Record<Script, string>> = { Latin: 'eczar-latin-600.woff2', Devanagari: 'eczar-devanagari-600.woff2' };
const text = 'mukta-latin-400.woff2';
const controls = 'mukta-latin-600.woff2';

/**
 * @param json the manifest of the build
 * @param readStyles the text of a style sheet by its address; absent, documents name it
 * @returns what a document names, and the texts of all style sheets that documents hold
 */
export function documentFiles(
  json: string,
  readStyles?: (address: string) => string,
): { filesOf(page: DocumentPage): DocumentFiles; readonly styles: readonly string[] } {
  const manifest = JSON.parse(json) as Manifest;
  const names = Object.keys(manifest);
  const named = (ending: string): string => {
    const source = names.find((name) => name.endsWith(ending));
    if (!source) throw new Error(`The build has no ${ending}`);
    return source;
  };
  const addressOf = (ending: string) => `/${manifest[named(ending)]?.file}`;
  const messageFile = (group: Group, language: Language) => named(`/${group}/messages/${language}.js`);
  // What everybody loads next, as `laterFiles` of the build puts it together.
  const built = (file: 'search' | 'later') => names.filter((name) => name.startsWith(`_${file}-`) && name.endsWith('.js'));
  const pages = names.filter((name) => name.endsWith('-page.tsx'));
  const stylesOfPages = filesFrom(manifest, [main, ...pages]).styles;
  const texts = new Map(readStyles && stylesOfPages.map((address) => [address, readStyles(address)]));
  const filesOf = ({ part, messages, language }: DocumentPage): DocumentFiles => {
    const ofPage = part ? [named(`/${sourceOf(part)}.tsx`)] : [];
    const sources = [...ofPage, ...['first' as const, ...messages].map((group) => messageFile(group, language))];
    const seen = new Set<string>();
    const needed = filesFrom(manifest, [main, ...sources], seen);
    const entry = `/${manifest[main]?.file}`;
    const search = filesFrom(manifest, [...built('search'), ...searchMessages.map((group) => messageFile(group, language))], seen);
    const later = filesFrom(manifest, built('later'), seen);
    return {
      start: addressOf(start),
      fonts: [addressOf(text), addressOf(headings[languageFacts[language].script]), addressOf(controls)],
      styles: needed.styles.map((address) => ({ address, text: texts.get(address) })),
      scripts: [...needed.scripts.filter((address) => address !== entry), entry],
      search,
      later,
    };
  };
  return { filesOf, styles: [...texts.values()] };
}

/** `AboutPage` stands in `about-page`. */
export const sourceOf = (component: string): string => component.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files of these sources and of all that they import, each once, but for those that were seen before. */
function filesFrom(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Files {
  const files = names.map((name): Files => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return { scripts: [], styles: [] };
    seen.add(name);
    const below = filesFrom(manifest, chunk.imports ?? [], seen);
    return {
      scripts: [...below.scripts, `/${chunk.file}`],
      styles: [...below.styles, ...(chunk.css ?? []).map((file) => `/${file}`)],
    };
  });
  return { scripts: files.flatMap(({ scripts }) => scripts), styles: files.flatMap(({ styles }) => styles) };
}
