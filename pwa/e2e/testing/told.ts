import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Notes the messages that appear in the tabs of a browser: one is gone after two seconds, in which a busy machine may not look once. */
export const noteMessages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    const kinds = '[role=status], [role=alert]';
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
      for (const told of added.flatMap((element) => [element, ...element.querySelectorAll(kinds)]))
        if (told.matches(kinds) && told.checkVisibility()) messages.push(told.textContent);
    }).observe(document, { childList: true, subtree: true });
  });

/** A message with this text has appeared since the one that was expected last, and perhaps gone again. */
export async function expectTold(page: Page, text: string): Promise<void> {
  const isTold = () =>
    page.evaluate((expected) => {
      const { messages } = window as unknown as { messages: string[] };
      const at = messages.findIndex((message) => message.includes(expected));
      messages.splice(0, at + 1);
      return at >= 0;
    }, text);
  await expect.poll(isTold, { message: `told: ${text}`, intervals: [100] }).toBe(true);
}
