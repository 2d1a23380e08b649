import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A thing, what a language calls it, and what it does not call it. */
export interface Term {
  readonly thing: string;
  readonly written: string;
  readonly not: readonly string[];
}

const readDoc = (name: string) => readFileSync(join(import.meta.dirname, '../../../../docs', name), 'utf8');
const glossary = readDoc('glossary.md');

/** The rows of the table below a language's heading, `## Marathi (mr)`; none where there is no such heading. English is what things are called by. */
export function termsOf(language: string, text = glossary): Term[] {
  return rowsBelow(text, (heading) => heading.endsWith(`(${language})`)).map(([thing = '', written = '', not = '']) => ({
    thing,
    written: language === 'en' ? thing : written,
    not: listed(not),
  }));
}

/** The cells of the table below a heading, without its own head. */
function rowsBelow(text: string, isHeading: (heading: string) => boolean): string[][] {
  const section = text.split(/^## /m).find((each) => isHeading(each.split('\n')[0] ?? '')) ?? '';
  const [_heading, _line, ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .slice(1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const listed = (cell: string) => cell.split(', ').filter((word) => word !== '');

/** English words that `docs/writing.md` avoids, each with the keys of messages that may say it. */
export interface AvoidedWord {
  readonly word: string;
  readonly says: (text: string) => boolean;
  readonly exceptions: readonly RegExp[];
}

export function avoidedWords(text = readDoc('writing.md')): AvoidedWord[] {
  return rowsBelow(text, (heading) => heading === 'Words to avoid').flatMap(([words = '', , , except = '']) => {
    const exceptions = listed(except).map((key) => new RegExp(`^${key.replaceAll('…', '\\w*')}$`));
    return listed(words).map((word) => ({
      word,
      says: (message: string) => patternOf(word).test(withoutVariables(message)),
      exceptions,
    }));
  });
}

/** Marks belong to the letters before them: \b would see a word's end in the midst of सेव्ह. */
const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const end = `(?!${letter})`;

/** A word by itself, or with … at its end all that begins so. */
function patternOf(word: string): RegExp {
  const stem = word.replace(/…$/, '');
  return new RegExp(`(?<!${letter})${stem}${stem === word ? end : ''}`, 'iu');
}

export const isSaid = ({ written }: Term, texts: readonly string[]): boolean => texts.some((text) => patternOf(`${written}…`).test(text));

/** Names of variables are no words. */
const withoutVariables = (text: string) => text.replace(/\{\w+\}/g, '{}');

interface Rule {
  readonly says: string;
  readonly broken: RegExp;
}

const postposition = 'पैकी|च[ाीे]|च्या|मध्ये|मधील|मधले|साठी|पर्यंत|पेक्षा|पासून|हून|ला|ने|वर|वरून|सह|शिवाय|नंतर|जवळ';
const inDevanagari: Rule[] = [
  { says: 'digits are 0 to 9', broken: /[०-९]/ },
  { says: 'between words stands an en dash', broken: / - |—/ },
];

const rules: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    { says: 'between words stands no em dash', broken: /—/ },
    { says: 'there are no contractions', broken: /n’t\b|’(?:ll|ve|re)\b/ },
  ],
  mr: [
    ...inDevanagari,
    { says: 'sentences end in a full stop', broken: /।/ },
    { says: 'there are no dots below', broken: /\u093c/ },
    { says: 'postpositions join what they follow', broken: new RegExp(`[}”)\\d] (?:${postposition})${end}`, 'u') },
    { says: 'after a time stands no रोजी', broken: /\{(?:when|moment|time)\} रोजी/ },
  ],
  hi: [
    ...inDevanagari,
    { says: 'sentences end in a danda, without a space before it', broken: /(?<=[\p{L}\p{M}\p{N}}”)])(?<!डॉ)\.(?=$|[\s”)])|\s।/u },
    { says: 'the dot below is written in ड़ and ढ़ only', broken: /(?<![डढ])\u093c/ },
    { says: 'postpositions stand apart', broken: new RegExp(`[}”](?:का|की|के|को|से|में|पर|तक|ने)${end}`, 'u') },
    { says: 'after a time stands no को', broken: /\{(?:when|moment|time)\} को/ },
  ],
};

const inEveryLanguage: Rule[] = [
  { says: 'quotation marks are “ ” and the apostrophe is ’', broken: /["'‘]/ },
  { says: 'what goes on has three dots', broken: /…/ },
];

/** Finds in a text what the glossary does not allow in a language: words that stand under “Not”, and what breaks a rule of writing. */
export function notAllowedIn(language: string): (text: string) => string[] {
  const words = termsOf(language).flatMap(({ not }) => not.map((word) => ({ says: word, broken: patternOf(word) })));
  const ofWriting = [...inEveryLanguage, ...(rules[language] ?? [])];
  return (text) => {
    const composed = text.normalize();
    return [
      ...words.filter(({ broken }) => broken.test(withoutVariables(composed))),
      ...ofWriting.filter(({ broken }) => broken.test(composed)),
    ].map(({ says }) => says);
  };
}
