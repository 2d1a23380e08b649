import { languageFacts, languages } from '@helpdesk/contract/languages';
import { expect } from '@playwright/test';

import { test } from '#e2e/testing/counter.ts';
import { begin, openOnKiosk, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { long } from '#e2e/testing/long.ts';
import { phoneWordsOn } from '#e2e/testing/phone-words-on.ts';
import { everyAddress } from '#e2e/walk/routes.ts';
import { inLanguage } from '#e2e/walk/walked.ts';

// What stands on the screens; `packages/words/src/kiosk-words.test.ts` reads the messages of every screen in every language.

for (const language of long ? languages : (['mr'] as const)) {
  test(`no page and no dialog of a kiosk speaks of the reader’s phone, a new tab, SMS or a website, in ${languageFacts[language].name}`, async ({
    page,
    server,
  }) => {
    const { visitors } = await everyAddress();
    const addresses = visitors.filter((each) =>
      /^\/(?:tourism-directory\/|accommodation-directory\/|donate|saved|help|requests|map)/.test(each),
    );
    await pairedKiosk(page, server);
    await begin(page);
    const found: string[] = [];
    const opened = new Set<string>();
    for (const address of addresses) {
      await page.keyboard.press('Shift');
      await openOnKiosk(page, inLanguage(address, language));
      found.push(...(await phoneWordsOn(page, language)));
      for (const button of await page.locator('main button[aria-haspopup="dialog"]:visible').all()) {
        const name = (await button.innerText()) || ((await button.getAttribute('aria-label')) ?? '');
        if (opened.has(name)) continue;
        opened.add(name);
        // A sign of the visitor: reading all pages takes longer than the kiosk waits for one.
        await page.keyboard.press('Shift');
        await button.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        found.push(...(await phoneWordsOn(page, language)));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    }
    expect(opened.size).toBeGreaterThan(3);
    expect(found).toEqual([]);
  });
}
