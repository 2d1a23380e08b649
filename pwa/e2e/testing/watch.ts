import { type BrowserContext, expect } from '@playwright/test';

import { waitForApp } from './taken-over.ts';
import { noteMessages } from './told.ts';

/** What must not happen in any journey, as it happens. */
export interface Faults {
  /** Fails with all that happened since the last time. */
  expectNone(): void;
}

/** A dead network is no fault of the page: the browser says so itself, and the page must get on. */
const isDeadNetwork = (text: string): boolean => /^Failed to load resource: net::ERR_/.test(text);

/**
 * Notes errors on the console and in scripts, violations of the content security policy, and requests to anybody but
 * ourselves (product 1.3), in all tabs of a browser and in its worker. Visits wait until the app has taken the page over, and
 * messages that pages show are noted.
 * @param expected what the console may say: a browser calls every refusal an error
 */
export async function watch(context: BrowserContext, origin: string, expected?: RegExp): Promise<Faults> {
  const seen: string[] = [];
  await waitForApp(context);
  await noteMessages(context);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Content security policy: ${effectiveDirective} forbids ${blockedURI}`),
    );
  });
  context.on('console', (message) => {
    const isFault = message.type() === 'error' && !isDeadNetwork(message.text()) && !expected?.test(message.text());
    if (isFault) seen.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    if (!expected?.test(message)) seen.push(stack || message);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(`A request to ${url.origin}`);
  });
  return { expectNone: () => expect(seen.splice(0), 'errors, policy violations and foreign requests').toEqual([]) };
}
