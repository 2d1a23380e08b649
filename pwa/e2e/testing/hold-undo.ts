import type { Page } from '@playwright/test';

/** What can be undone stays on offer: ten seconds are over before a busy machine has pressed the button. */
export const holdUndo = (page: Page): Promise<void> => page.clock.setFixedTime(Date.now());
