import type { Language } from '@helpdesk/contract/languages';
import { expect, type Page } from '@playwright/test';

import { type ScreenRules, screenFaults } from './screen-faults.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the narrowest phone to a desktop. */
export const sizes: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** WCAG 2.2, 2.5.8. */
const ordinary: ScreenRules = { smallest: 24 };

/** What is wrong, and on which screens. */
interface Walk {
  look(page: Page, screen: string, at?: readonly Size[]): Promise<void>;
  /** @param sorts those that count; all of them when none is named */
  expectNone(...sorts: readonly string[]): void;
}

export function newWalk(rules: ScreenRules = ordinary): Walk {
  const found = new Map<string, string[]>();
  return {
    async look(page, screen, at = sizes) {
      for (const size of at) {
        await page.setViewportSize(size);
        await settled(page);
        for (const fault of await page.evaluate(screenFaults, rules)) {
          const where = `${screen} ${size.width}`;
          found.set(fault, [...(found.get(fault) ?? []), where]);
        }
      }
    },
    expectNone(...sorts) {
      const counted = [...found].filter(([fault]) => sorts.length === 0 || sorts.some((sort) => fault.startsWith(sort)));
      const told = counted.map(([fault, screens]) => `${fault} (${screens.length}: ${screens.slice(0, 4).join(' · ')})`);
      expect(told).toEqual([]);
    },
  };
}

/** What comes later is there, in its own letters. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => {
      const now = `${document.querySelectorAll('*').length} ${document.body.innerText.length} ${document.querySelector('main [aria-busy="true"]') === null}`;
      const isSame = Reflect.get(window, 'walked') === now;
      Object.assign(window, { walked: now });
      return isSame && now.endsWith('true');
    },
    undefined,
    { polling: 100 },
  );
}

export const inLanguage = (address: string, language: Language): string => `${address}?lang=${language}`;
