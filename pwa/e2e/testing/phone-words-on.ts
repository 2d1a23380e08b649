import type { Language } from '@helpdesk/contract/languages';
import { messagesOf, textsOf } from '@helpdesk/words/testing/catalogues';
import { speaksOfPhone } from '@helpdesk/words/testing/phone-words';
import type { Page } from '@playwright/test';

/** What of the screen speaks of the reader's phone, a new tab, SMS or a website: of all that is seen or heard, texts, names and descriptions. */
export async function phoneWordsOn(page: Page, language: Language): Promise<string[]> {
  const said = await page.evaluate(() => {
    const named = ['aria-label', 'title', 'alt', 'placeholder'];
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((each) => each.getClientRects().length > 0);
    return [...document.body.innerText.split('\n'), ...shown.flatMap((each) => named.map((name) => each.getAttribute(name) ?? ''))];
  });
  return said.filter((text) => speaksOfPhone[language]?.test(ofItsCode(language).reduce((left, own) => left.replaceAll(own, ''), text)));
}

/** What a kiosk says of the phone that reads its code. */
const ofItsCode = (language: Language): string[] =>
  [...messagesOf(language)].filter(([key]) => /^kiosk_(?:take|code)/.test(key)).flatMap(([, message]) => textsOf(message));
