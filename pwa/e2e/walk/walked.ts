import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@helpdesk/contract/languages';
import { expect, type Page } from '@playwright/test';

import { pwa } from '#e2e/testing/paths.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { type ScreenRules, screenFaults } from './screen-faults.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the narrowest phone to a desktop. */
export const sizes: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** What is touched with a thumb has 44 px, wherever it stands; elsewhere WCAG 2.2, 2.5.8, holds. */
export const touched: ScreenRules = { smallest: 44, spacing: false };
const widestPhone = 430;

/** What is wrong, and on which screens. */
interface Walk {
  look(page: Page, screen: string, at?: readonly Size[]): Promise<void>;
  expectNone(): void;
}

/** What is wrong with a screen as it is now, and what reaches over an edge of the window. */
export async function faultsOf(page: Page, rules: ScreenRules): Promise<string[]> {
  const sticking = await page.evaluate(stickingOut);
  return [...(await page.evaluate(screenFaults, rules)), ...sticking.map((element) => `outside: ${element} over an edge`)];
}

/** @param rules defaults to those of a browser window of each width */
export function newWalk(rules?: ScreenRules): Walk {
  const found = new Map<string, string[]>();
  const look: Walk['look'] = async (page, screen, at = sizes) => {
    for (const size of at) {
      await page.setViewportSize(size);
      await settled(page);
      for (const fault of await faultsOf(page, rules ?? (size.width <= widestPhone ? touched : {}))) {
        found.set(fault, [...(found.get(fault) ?? []), `${screen} ${size.width}`]);
      }
    }
  };
  return {
    look,
    expectNone() {
      const told = [...found].map(([fault, screens]) => `${fault} (${screens.length}: ${screens.slice(0, 4).join(' · ')})`);
      expect(told).toEqual([]);
    },
  };
}

/** What comes later is there, in its own letters. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(addDevanagari, devanagari);
  await page.waitForFunction(
    () => {
      const now = `${document.querySelectorAll('*').length} ${document.body.innerText.length} ${document.querySelector('main [aria-busy="true"]') === null}`;
      const isSame = Reflect.get(window, 'walked') === now;
      Object.assign(window, { walked: now });
      return isSame && now.endsWith('true');
    },
    undefined,
    { polling: 80 },
  );
}

const devanagari = readFileSync(join(pwa, 'src/ui/style/fonts/eczar-devanagari-600.woff2')).toString('base64');

/** Phones have a face for Devanagari, many a machine of tests has none: boxes of another width would be measured. Ours for headings stands in for it. */
async function addDevanagari(data: string): Promise<void> {
  if (![...document.fonts].some(({ family, status }) => family.includes('Noto Sans Devanagari') && status === 'loaded')) {
    const face = new FontFace('Noto Sans Devanagari', Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer);
    document.fonts.add(await face.load());
  }
  await document.fonts.ready;
}

/** Letters of another size, as the settings of a browser make them, until the page is closed. */
export async function setLetters(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100, fixed: (16 * percent) / 100 } });
}

export const inLanguage = (address: string, language: Language): string => `${address}?lang=${language}`;
