const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Roughly which device it is, so that its owner knows it again: a browser and a system of a short list, and nothing else
 * of what a browser says of itself. Later signs are also in what the browsers before them say.
 */
export function deviceOf(userAgent: string): string {
  const named = [browsers, systems].map((known) => known.find(([, sign]) => sign.test(userAgent))?.[0]);
  return named.filter(Boolean).join(', ');
}
