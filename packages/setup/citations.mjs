import { dirname, posix } from 'node:path';

/** Documents whose sections are cited by their name and a number. */
const numbered = ['product', 'protocol', 'operations'];
const section = new RegExp(`\\b(${numbered.join('|')}) (\\d+(?:\\.\\d+)?)\\b`, 'g');
const ownSection = /\((\d+\.\d+)\)/g;
const decision = /\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)\b/g;
/** A file by its path or the end of it, or a folder from the root. */
const file = /`#?((?:[\w.@<>*…-]+\/)*[\w.@<>*…-]+\.(?:tsx?|mjs|css|sql|md|json|webp)|(?:packages|api|pwa|docs)\/[\w.@<>*/-]*)`/g;
/** A test by its file and the words that it is named with. */
const testWords = /`([\w./-]+\.(?:test|spec)\.tsx?)`: (“[^”]+”(?:, “[^”]+”)*)/g;
const link = /\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g;
/** Papers on which the first code was built, and their numbers: nobody who reads the repository has them. */
const paper =
  /\b(?:spec|design) sections? \d+|(?<![\w./*-])spec\b(?!\.tsx?)|(?<![\w'"#-])[WB]\d{1,2}\b(?!['"])|\b(?:spec|decisions|architecture|design|stack)\.md\b|\bcontrast\.mjs\b/gi;
const paperInName = /\bthe\s+spec\b|\bspec[’']s\b/gi;
const built = /(?:^|\/)(?:dist|dist-server|generated)(?:\/|$)/;
const oldNames = '\n## 14. ';

/**
 * What a repository cites and does not have.
 * @param {ReadonlyMap<string, string>} texts what is read: documents and sources, by their paths
 * @param {readonly string[]} paths of all files there are
 * @returns {string[]} `path:line what`
 */
export function leadsNowhere(texts, paths) {
  const sections = Object.fromEntries(numbered.map((name) => [name, sectionsIn(texts.get(`docs/${name}.md`) ?? '')]));
  const decisions = new Set(paths.map((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1]));
  const migrationsMay = namesIn((texts.get('docs/product.md') ?? '').split(oldNames)[1] ?? '');
  const isThere = whatIsThere(texts, paths);
  const found = [];

  for (const [path, text] of texts) {
    const isDocument = path.endsWith('.md');
    const said = isDocument ? text.split(oldNames)[0] : comments(path, text);
    const check = (pattern, within, leads) => {
      for (const match of within.matchAll(pattern)) {
        if (!leads(match)) found.push(`${path}:${text.slice(0, match.index).split('\n').length} ${match[0]}`);
      }
    };
    check(section, text, ([, name, number]) => sections[name].has(number));
    check(decision, text, ([, list]) => list.match(/\d{3}/g).every((number) => decisions.has(number)));
    check(file, said, ([, name]) => built.test(name) || isThere.byItsEnd(name));
    check(paper, said, ([name]) => path.startsWith('api/migrations/') && migrationsMay.has(name.toLowerCase()));
    if (!isDocument) check(paperInName, text, () => false);
    if (isDocument) check(link, text, ([, target, source]) => isThere.byLink(target ?? source, path));
    if (isDocument) check(testWords, text, ([, name, words]) => isThere.inTest(name, words));
    const own = sections[/^docs\/(\w+)\.md$/.exec(path)?.[1]];
    if (own) check(ownSection, text, ([, number]) => own.has(number));
  }
  return found;
}

/** The numbers of the headings: `## 4. Addresses`, `### 4.2 Which listing an address means`. */
const sectionsIn = (text) => new Set([...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number));

/** The first cells of a table, without the word before a number: `spec section 3`, `b27`. */
const namesIn = (table) => new Set([...table.matchAll(/^\| (?:decision )?([^|]+?) \|/gm)].map(([, name]) => name.toLowerCase()));

/** The text with all but its comments blanked: what is found stands where it stood. */
function comments(path, text) {
  const comment = path.endsWith('.sql') ? /--.*/g : /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;
  const blank = (code) => code.replace(/[^\n]/g, ' ');
  let end = 0;
  let said = '';
  for (const { 0: words, index } of text.matchAll(comment)) {
    said += blank(text.slice(end, index)) + words;
    end = index + words.length;
  }
  return said + blank(text.slice(end));
}

function whatIsThere(texts, paths) {
  const all = paths.map((path) => `/${path}`).join('\n');
  const headings = (path) => [...(texts.get(path) ?? '').matchAll(/^#+ (.+)$/gm)].map(([, words]) => anchorOf(words));
  return {
    /** What varies may be anything: `kinds/<kind>.ts`, `messages/*.json`, `00NN-….sql`. */
    byItsEnd(name) {
      const pattern = name
        .replace(/\/$/, '')
        .replace(/[.]/g, '\\.')
        .replace(/<\w+>|\*+|…/g, '[^/\\n]*')
        .replace('00NN', '\\d{4}');
      return new RegExp(`/${pattern}(?:/|$)`, 'm').test(all);
    },
    inTest(name, words) {
      const tests = [...texts].filter(([path]) => `/${path}`.endsWith(`/${name}`)).map(([, text]) => text);
      return [...words.matchAll(/“([^”]+)”/g)].every(([, quoted]) => tests.some((text) => text.includes(quoted)));
    },
    byLink(target, from) {
      if (/^\w+:/.test(target)) return true;
      const [address, anchor] = target.split('#');
      const path = address === '' ? from : posix.normalize(posix.join(dirname(from), address)).replace(/\/$/, '');
      const isPath = paths.some((known) => known === path || known.startsWith(`${path}/`));
      return isPath && (anchor === undefined || headings(path).includes(anchor));
    },
  };
}

/** As GitHub makes it of a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
