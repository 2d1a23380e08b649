import { read } from './built-pages.ts';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly covers: (character: number) => boolean;
}

/**
 * The files that a page's text may need, by the style sheets that it names: in each weight, whether it is shown at once or
 * not, and by a machine that has no such face itself.
 */
export function fontsNeeded(html: string): string[] {
  const { faces, familiesOf } = styleOf([...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, path = '']) => path));
  const needed = new Set<string>();
  for (const { text, path } of textsOf(html)) {
    const families = familiesOf(path);
    for (const character of new Set(text)) {
      const covering = faces.filter(({ covers }) => covers(character.codePointAt(0) ?? 0));
      const family = families.find((name) => covering.some((face) => face.family === name));
      for (const face of covering) if (face.family === family) needed.add(face.file);
    }
  }
  return [...needed];
}

type Style = ReturnType<typeof readStyle>;
const styles = new Map<string, Style>();

function styleOf(sheets: readonly string[]): Style {
  const style = styles.get(sheets.join()) ?? readStyle(sheets.map(read).join(''));
  styles.set(sheets.join(), style);
  return style;
}

const readStyle = (css: string) => ({
  faces: [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, rule = '']) => faceOf(rule)),
  familiesOf: families(css),
});

function faceOf(rule: string): Face[] {
  const said = (name: string) => new RegExp(`${name}:([^;]+)`).exec(rule)?.[1]?.trim() ?? '';
  const file = /url\("?\/?([^")]+)/.exec(rule)?.[1];
  if (!file) return [];
  const ranges = said('unicode-range')
    .split(',')
    .map((range) => range.trim().slice(2).split('-'))
    .map(([from = '', to = from]) => [from.replaceAll('?', '0'), to.replaceAll('?', 'f')].map((end) => Number.parseInt(end, 16)));
  return [
    {
      family: unquoted(said('font-family')),
      file,
      covers: (character) => ranges.some(([from = 0, to = 0]) => from <= character && character <= to),
    },
  ];
}

const unquoted = (name: string) => name.replace(/^\s*["']?|["']?\s*$/g, '');

/** An element as the style sheets tell it: its tag, and its classes each after a dot. */
type Element = readonly string[];

/** Which families the text of an element is in, the first first: the nearest element of its path for which a rule says so. */
function families(css: string): (path: readonly Element[]) => string[] {
  const custom = (name: string) => new RegExp(`${name}:([^;}]+)`).exec(css)?.[1] ?? '';
  const said = new Map<string, string[]>();
  for (const [, selectors = '', rule = ''] of css.matchAll(/([^{}]+){([^{}]*)}/g)) {
    const stack = /(?:^|;)font-family:([^;]+)/.exec(rule)?.[1] ?? /(?:^|;)font:[^;]*(var\(--font-\w+\))/.exec(rule)?.[1];
    if (!stack || selectors.includes('@font-face')) continue;
    const names = stack.replace(/var\((--[\w-]+)\)/g, (_, name: string) => custom(name));
    for (const selector of selectors.split(',')) said.set(selector.trim(), names.split(',').map(unquoted));
  }
  return (path) => {
    for (const element of [...path].reverse()) {
      const known = [...element].reverse().find((name) => said.has(name));
      if (known) return said.get(known) ?? [];
    }
    return [];
  };
}

/** The texts of a document, each with the elements around it. React closes what it opens. */
function textsOf(html: string): { text: string; path: Element[] }[] {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
  const path: Element[] = [];
  const texts: { text: string; path: Element[] }[] = [];
  for (const [, closing, tag = '', attributes = '', text = ''] of body.matchAll(/<(\/?)([\w-]+)([^>]*)>([^<]*)/g)) {
    if (closing) path.pop();
    else if (!/^(?:img|input|link|meta|source|br|hr)$/.test(tag)) {
      const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
      path.push([tag, ...classes.map((name) => `.${name}`)]);
    }
    if (text.trim()) texts.push({ text, path: [...path] });
  }
  return texts;
}
