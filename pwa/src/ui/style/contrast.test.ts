import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Roles = Record<string, string>;
const rolesIn = (block: string): Roles =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
/** The declarations of the first rule whose selector line ends with these words. */
function rule(selector: string): Roles {
  const from = sheet.indexOf(`${selector} {`);
  return rolesIn(sheet.slice(from, sheet.indexOf('\n  }', from)));
}

const light = rule('  :root');
const dark = rule(':root[data-theme="dark"]');
const schemes = [light, { ...light, ...dark }, { ...light, ...rule(':root[data-theme="sun"]') }];

function colour(roles: Roles, name: string): string {
  const value = roles[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colour(roles, other) : value;
}

/** Relative luminance, WCAG 2.x. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(roles: Roles, upper: string, ground: string): number {
  const [bright = 0, dim = 0] = [upper, ground].map((name) => luminance(colour(roles, name))).sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** The table that closes tokens.css: what stands on what, its floor, and what was measured in light, dark and sun. */
const pairs = [...sheet.matchAll(/^ {3}([\w-]+) on ([\w-]+) +([\d.]+) +([\d.]+\*?) +([\d.]+\*?) +([\d.]+\*?) *$/gm)].map(
  ([, upper = '', ground = '', floor = '', ...measured]) => ({ upper, ground, floor: Number(floor), measured }),
);

describe('the colours of tokens.css', () => {
  test('are all in the table of measured pairs', () => expect(pairs).toHaveLength(47));

  test.each(pairs)('$upper on $ground can be read in every scheme', ({ upper, ground, floor, measured }) => {
    for (const [index, roles] of schemes.entries()) {
      const stated = measured[index] ?? '';
      const real = ratio(roles, upper, ground);
      expect(real.toFixed(2)).toBe(Number.parseFloat(stated).toFixed(2));
      // A star: there the other one of the two focus rings is seen.
      const isRing = stated.endsWith('*');
      if (isRing) expect(upper).toBe('focus-halo');
      expect(isRing ? ratio(roles, 'focus', ground) : real).toBeGreaterThanOrEqual(floor);
    }
  });

  test('are the same by night whether the phone or somebody chose the dark scheme', () => {
    const chosen = sheet.indexOf('@media (prefers-color-scheme: dark)');
    expect(rolesIn(sheet.slice(chosen, sheet.indexOf('color-scheme: dark;', chosen)))).toEqual(dark);
  });
});
