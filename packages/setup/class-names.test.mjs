import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from './paths.mjs';

// The build names the classes of a module; nothing but an import of that module may say one. Modes are data attributes.

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const files = listed.split('\n').filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && existsSync(join(root, file)));
const textOf = (file) => readFileSync(join(root, file), 'utf8');
const isStyle = (file) => file.endsWith('.css');
const isModule = (file) => file.endsWith('.module.css');

/** A style sheet's prelude texts, without comments, addresses and quoted texts but those of attributes. */
const preludesOf = (css) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/url\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g)
    ?.map((prelude) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@')) ?? [];

const globals = /:global\(([^()]*)\)/g;
const classesIn = (text) => [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name);

/** @returns {{ own: Set<string>, named: Set<string> }} the classes that a style sheet declares, and those of other sheets that it names */
function declaredIn(css) {
  const preludes = preludesOf(css).map((prelude) => prelude.replaceAll(/"[^"]*"/g, '""'));
  const own = new Set(preludes.flatMap((prelude) => classesIn(prelude.replaceAll(globals, ''))));
  const named = new Set(preludes.flatMap((prelude) => [...prelude.matchAll(globals)].flatMap(([, inner]) => classesIn(inner))));
  return { own, named };
}

/** The text between the bracket at `start` and the one that closes it. */
function bracketed(text, start) {
  const pairs = { '(': ')', '{': '}' };
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === text[start]) depth += 1;
    if (text[at] === pairs[text[start]]) depth -= 1;
    if (depth === 0) return text.slice(start + 1, at);
  }
  return text.slice(start + 1);
}

/** The class names that code spells as plain words. */
function spelledIn(code) {
  const texts = [...code.matchAll(/\b(?:class(?:Name)?=|class(?:Name)?: |className = )(['"])([^'"]*)\1/g)].map(([, , text]) => text);
  for (const { index, 0: found } of code.matchAll(/(?:\bclassName=\{|\bclasses\(|\bclassList\.\w+\()/g)) {
    const inner = bracketed(code, index + found.length - 1).replaceAll(
      /\w+\[[^\]]*\]|[=!]==? '[^']*'|\.includes\('[^']*'\)|'[^']*' in /g,
      '',
    );
    for (const [, quoted, template] of inner.matchAll(/'([^']*)'|`([^`]*)`/g))
      texts.push(quoted ?? template.replaceAll(/\$\{[^}]*\}/g, ''));
  }
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

const tags = 'a|article|button|dd|div|dl|dt|footer|form|h[1-6]|header|img|input|label|li|main|nav|ol|p|section|span|svg|ul';
const inSelector = new RegExp(String.raw`(?:^|[\s>+~,(*\]]|(?<![\w.])(?:${tags}))\.([A-Za-z_][\w-]*)(?![\w(-])`, 'g');

/** Selectors in code that name a class of a module, whether by how it is written or by how the build calls it. */
function namedIn(code, ofModules) {
  const found = [...code.matchAll(/\[class[~|^$*]?=[^\]]*\]|[`'"][^`'"\n]*(?<![\w}])\.\$\{\w+\.\w+\}|getElementsByClassName|toHaveClass/g)];
  const texts = [...code.matchAll(/(['"`])((?:(?!\1)[^\n\\])*)\1/g)].map(([, , text]) => text.replaceAll(/\$\{[^}]*\}|\[[^\]]*\]/g, ''));
  const selectors = texts.filter((text) => [...text.matchAll(inSelector)].some(([, name]) => ofModules.has(name)));
  return [...found.map(([text]) => text), ...selectors];
}

/** What a module's importers take of it: names, and whether any by a name that is worked out. */
function takenBy(whole, local) {
  const code = whole.replaceAll(/^import .*$/gm, '');
  const bare = new RegExp(String.raw`(?<![\w.$])${local}(?:\?)?\.([A-Za-z_]\w*)`, 'g');
  const quoted = new RegExp(String.raw`(?<![\w.$])${local}\['([\w-]+)'\]`, 'g');
  return {
    names: [...code.matchAll(bare), ...code.matchAll(quoted)].map(([, name]) => name),
    isOpen: new RegExp(String.raw`(?<![\w.$])${local}\[(?!')`).test(code),
  };
}

const pathOf = (from, file) => (from.startsWith('#') ? join('pwa/src', from.slice(1)) : join(file.slice(0, file.lastIndexOf('/')), from));

/** @param {Readonly<Record<string, string>>} sources by their paths; answers what is wrong with the class names in them */
function wrongClassNames(sources) {
  const wrong = [];
  const used = new Map();
  const openly = new Set();
  const modules = new Map();
  const global = new Set();
  const code = Object.entries(sources).filter(([file]) => !isStyle(file));
  for (const [file, css] of Object.entries(sources).filter(([file]) => isStyle(file))) {
    if (isModule(file)) modules.set(file, declaredIn(css));
    else for (const name of declaredIn(css).own) global.add(name);
    for (const prelude of preludesOf(css)) if (/\[class\b/.test(prelude)) wrong.push(`${file}: ${prelude.replaceAll(/\s+/g, ' ')}`);
  }
  for (const [file, { named }] of modules)
    for (const name of named) if (!global.has(name)) wrong.push(`${file}: no style sheet declares .${name}`);

  const ofModules = new Set(
    [...modules].flatMap(([file, { own }]) =>
      [...own].flatMap((name) => [name, `${file.slice(file.lastIndexOf('/') + 1, -'.module.css'.length)}_${name}`]),
    ),
  );
  for (const name of global) ofModules.delete(name);
  const spelled = new Set();
  for (const [file, text] of code) {
    // A server reads no page.
    for (const said of file.startsWith('api/') ? [] : namedIn(text, ofModules)) wrong.push(`${file}: ${said}`);
    for (const [, local, from] of text.matchAll(/import (\w+) from '([^']*\.module\.css)'/g)) {
      const module = pathOf(from, file);
      const declared = modules.get(module)?.own;
      const { names, isOpen } = takenBy(text, local);
      if (isOpen) openly.add(module);
      for (const name of names) {
        used.set(module, (used.get(module) ?? new Set()).add(name));
        if (!declared?.has(name)) wrong.push(`${file}: ${module} declares no .${name}`);
      }
    }
    if (file.startsWith('pwa/src/') && !/\.test\.|\/testing\//.test(file))
      for (const name of spelledIn(text)) {
        spelled.add(name);
        if (!global.has(name)) wrong.push(`${file}: no style sheet declares .${name}`);
      }
  }
  /** Read where a name is worked out. */
  const isWord = (name) => code.some(([, text]) => text.includes(`'${name}'`) || new RegExp(String.raw`\b${name}:`).test(text));
  for (const [module, { own }] of modules)
    for (const name of own)
      if (!used.get(module)?.has(name) && !(openly.has(module) && isWord(name))) wrong.push(`${module}: nothing uses .${name}`);
  for (const name of global) if (!spelled.has(name)) wrong.push(`nothing uses the global .${name}`);
  return wrong;
}

test('no selector and no code names a class that the build makes, and every class is declared and used', () => {
  const sources = Object.fromEntries(
    files.filter((file) => !file.startsWith('packages/setup/class-names')).map((file) => [file, textOf(file)]),
  );
  expect(Object.keys(sources).filter(isModule).length).toBeGreaterThan(200);
  expect(wrongClassNames(sources)).toEqual([]);
});

/** [what somebody writes, where, the text, what must be said of it] */
const planted = [
  ['a style sheet names a class as it was built', 'pwa/src/a.css', '[class*="card_title"] { color: red; }', '[class*='],
  ['so does another, by the beginning', 'pwa/src/b.module.css', '.mine [class^=card_] { color: red; }', '[class^='],
  ['code looks for a class of a module', 'pwa/src/a.ts', "document.querySelector('main .title');", 'main .title'],
  ['by the name that the build gives it', 'pwa/src/a.ts', "const here = 'div.card_title';", 'div.card_title'],
  ['by the module', 'pwa/src/a.ts', 'document.querySelector(`.$' + '{styles.title} a`);', 'styles.title'],
  ['by an attribute', 'pwa/src/a.ts', "document.querySelector('p[class*=text]');", '[class*=text]'],
  ['a journey looks for one', 'pwa/e2e/a.spec.ts', "page.locator('.title > a');", '.title > a'],
  ['or expects one', 'pwa/e2e/a.spec.ts', "await expect(it).toHaveClass('x');", 'toHaveClass'],
  [
    'code uses what its module does not declare',
    'pwa/src/a.tsx',
    "import card from './card.module.css';\nconst a = card.head;",
    'declares no .head',
  ],
  [
    'code of the guide file, too',
    'pwa/src/a.ts',
    "import card from '#card.module.css';\nconst a = { class: classes(card.head) };",
    'declares no .head',
  ],
  ['a class is declared that nothing uses', 'pwa/src/b.module.css', '.left { color: red; }', 'nothing uses .left'],
  ['a global class is used that nothing declares', 'pwa/src/a.tsx', 'const a = <p className="lost" />;', 'declares .lost'],
  ['in markup that is no JSX', 'pwa/src/a.ts', "element('p', { class: 'lost' });", 'declares .lost'],
  ['a global class is declared that nothing uses', 'pwa/src/a.css', '.left { color: red; }', 'global .left'],
  ['a module names a global class that is none', 'pwa/src/b.module.css', ':global(.lost) { color: red; }', 'declares .lost'],
];

const sound = {
  'pwa/src/card.module.css':
    '@layer components { .title, .text > b { margin: 0.5rem; } @media (min-width: 1.5rem) { .title { color: red; } } }',
  'pwa/src/card.tsx':
    "import styles from './card.module.css';\nconst a = <p className={classes('wrap', styles.title)}><b className={styles[tone]} data-tone=\"text\" /></p>;\nconst tone = 'text';",
  'pwa/src/base.css': '.wrap { inline-size: 85%; }',
};

test('what is sound is let be', () => expect(wrongClassNames(sound)).toEqual([]));

test.each(planted)('%s: that is found', (_, file, text, said) => {
  expect(wrongClassNames({ ...sound, [file]: text }).filter((each) => each.includes(said))).not.toEqual([]);
});
