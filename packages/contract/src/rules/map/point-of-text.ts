import { latinDigits } from '#rules/digits.ts';
import { visibleText } from '#rules/visible-text.ts';
import { onEarth, type Point } from './geo.ts';

/** Six decimals are a tenth of a metre. */
const decimals = 6;
const north = /^[NS]/;

/** Ways to write a sign or a word, by what is read for it. */
const readAs: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-'],
  [/''|[″”“„‟ʺ˝＂]|\bsec(?:ond)?s?\b\.?|सेकंद|सेकेंड/gi, '"'],
  [/[′’‘‛ʹʼ`´＇]|\bmin(?:ute)?s?\b\.?|मिनिटे?|मिनट/gi, "'"],
  [/[º˚∘゜]|\bdeg(?:ree)?s?\b\.?|अंश(?!\p{L})/giu, '°'],
  [/[．٫]/g, '.'],
  [/[，、،؛;|/()[\]{}]/g, ' ; '],
  [/[＋]/g, '+'],
  [/अक्षांश|\blat(?:itude)?\b\.?/gi, 'Φ'],
  [/रेखांश|देशांतर|\b(?:lon(?:g(?:itude)?)?|lng)\b\.?/gi, 'Λ'],
  [/\bnorth\b|उत्तर|उ\.?(?![\p{L}\p{M}])/giu, 'N'],
  [/\bsouth\b|दक्षिण|द\.?(?![\p{L}\p{M}])/giu, 'S'],
  [/\beast\b|पूर्व|पू\.?(?![\p{L}\p{M}])/giu, 'E'],
  [/\bwest\b|पश्चिम|प\.?(?![\p{L}\p{M}])/giu, 'W'],
  [/[Ｎｎ]/g, 'N'],
  [/[Ｅｅ]/g, 'E'],
];

/** One half of a point as it is written: up to three numbers, and the side of the earth. */
interface Angle {
  readonly degrees: number;
  readonly side: string;
}

/**
 * Latitude and longitude that are written together, as people and receivers write them: “19.2083, 73.8757”, “19,2083 73,8757”,
 * `N 19° 12.006' E 073° 51.606'`, 19°12'30"N 73°52'33"E, in digits of any script, with the longitude first where letters say so.
 */
export function pointOfText(text: string): Point | undefined {
  const angles = anglesIn(text);
  const [first, second] = angles ?? [];
  if (!first || !second || angles?.length !== 2) return undefined;
  const isTurned = (first.side !== '' && !north.test(first.side)) || north.test(second.side);
  if (isTurned && (north.test(first.side) || (second.side !== '' && !north.test(second.side)))) return undefined;
  return isTurned ? onEarth(second.degrees, first.degrees) : onEarth(first.degrees, second.degrees);
}

/** One latitude or longitude, as above. */
export function degreesOfText(text: string): number | undefined {
  const angles = anglesIn(text);
  return angles?.length === 1 ? angles[0]?.degrees : undefined;
}

function anglesIn(text: string): Angle[] | undefined {
  let typed = latinDigits(visibleText(text)).replace(/^\s*geo:/i, '');
  for (const [written, read] of readAs) typed = typed.replace(written, read);
  typed = withPoints(
    typed
      .toUpperCase()
      .replace(/[\s.,;।]+$/, '')
      .trim(),
  );
  // Labels stand for the letters where there are none.
  const labels = /[NSEW]/.test(typed) ? '' : 'NE';
  typed = typed.replace(/Φ\s*[:=]?/g, labels.charAt(0)).replace(/Λ\s*[:=]?/g, labels.charAt(1));
  // A dash directly behind a number, a mark or a letter parts; any other is a sign.
  typed = typed.replace(/([\d.°'"NSEW])[-+]/g, '$1 ');
  const tokens = typed.match(/[NSEW]|[-+]?\d+(?:\.\d+)?|[°'"]|;|[-+:,\s]|./gsu) ?? [];
  if (tokens.some((token) => !/^[NSEW°'";\s:,+-]+$|\d/.test(token))) return undefined;
  const parts = tokens.filter((token) => /[\dNSEW°]/.test(token));
  const groups = groupsOf(parts, typed);
  const angles = groups?.map(angleOf);
  return angles?.every((angle) => angle !== undefined) ? angles : undefined;
}

/** Commas as decimal signs, where no point is one: “19,2083 73,8757”. “19,20” alone stays one number. */
function withPoints(typed: string): string {
  if (typed.includes('.')) return typed;
  const four = /^([-+]?\d{1,3}),(\d+),\s*([-+]?\d{1,3}),(\d+)$/.exec(typed);
  if (four) return `${four[1]}.${four[2]} ${four[3]}.${four[4]}`;
  return typed.replace(/(\d),(\d)/g, '$1.$2');
}

/** The parts of each angle: they begin at the number before a degree sign, else they end or begin with their letters, else they are halves. */
function groupsOf(parts: readonly string[], typed: string): string[][] | undefined {
  const isLetter = (part: string | undefined) => /^[NSEW]$/.test(part ?? '');
  const isNumber = (part: string) => /\d/.test(part);
  const numberCount = parts.filter(isNumber).length;
  const starts: number[] = [];
  const signs = parts.flatMap((part, at) => (part === '°' ? [at - 1] : []));
  const letters = parts.flatMap((part, at) => (isLetter(part) ? [at] : []));
  if (signs.length > 0) starts.push(...signs.map((at) => (isLetter(parts[0]) && isLetter(parts[at - 1]) ? at - 1 : at)));
  else if (isLetter(parts[0])) starts.push(...letters);
  else if (letters.length > 1 || (letters.length === 1 && letters[0] === parts.length - 1 && numberCount <= 3 && numberCount !== 2))
    starts.push(0, ...letters.slice(0, -1).map((at) => at + 1));
  else if (numberCount === 1) starts.push(0);
  else {
    if (numberCount % 2 === 1 || numberCount > 6) return undefined;
    const numbers = parts.flatMap((part, at) => (isNumber(part) ? [at] : []));
    const second = numbers[numberCount / 2] ?? 0;
    if (numberCount === 2 && !/[.\s;]|,\s|,[-+]/.test(typed)) return undefined;
    starts.push(0, second);
  }
  if (starts[0] !== 0) return undefined;
  return starts.map((start, at) => parts.slice(start, starts[at + 1]).filter((part) => part !== '°'));
}

function angleOf(parts: readonly string[]): Angle | undefined {
  const side = parts.filter((part) => /^[NSEW]$/.test(part));
  const numbers = parts.filter((part) => /\d/.test(part)).map((part) => part.replace(/\s/g, ''));
  const [degree = '', minute = '0', second = '0'] = numbers;
  if (side.length > 1 || numbers.length === 0 || numbers.length > 3) return undefined;
  // Only the last part has decimals, and sixty of one are one of the next.
  if (numbers.slice(0, -1).some((number) => number.includes('.')) || /[-+]/.test(minute + second)) return undefined;
  if (Number(minute) >= 60 || Number(second) >= 60) return undefined;
  const size = Number((Math.abs(Number(degree)) + Number(minute) / 60 + Number(second) / 3600).toFixed(decimals));
  return { degrees: degree.startsWith('-') || /[SW]/.test(side[0] ?? '') ? 0 - size : size, side: side[0] ?? '' };
}
