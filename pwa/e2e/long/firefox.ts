import { firefox } from '@playwright/test';

import type { OtherBrowser } from './other-browser.ts';

/**
 * Firefox as the system has it, driven by WebDriver BiDi.
 * @param profile a folder of its own, in which the phone's copy outlives the browser
 */
export async function openFirefox(profile: string): Promise<OtherBrowser> {
  const begin = async () => {
    const executablePath = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
    const context = await firefox.launchPersistentContext(profile, { channel: 'moz-firefox', executablePath, args: [], locale: 'en-IN' });
    context.setDefaultTimeout(30_000);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  let { context, page } = await begin();
  const element = (xpath: string) => page.locator(`xpath=${xpath}`).first();

  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    click: (xpath) => element(xpath).click(),
    // Key by key: `fill` sets the value past React here, which then takes it for unchanged.
    type: (xpath, text) => element(xpath).pressSequentially(text),
    choose: async (xpath, label) => void (await element(xpath).selectOption({ label })),
    text: () => page.locator('body').innerText(),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    async closeAndReopen() {
      await context.close();
      ({ context, page } = await begin());
    },
    end: () => context.close(),
  };
}
