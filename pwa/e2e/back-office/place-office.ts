import type { Page } from '@playwright/test';

/** The screen of places in the back-office. */
export const screen = '/admin/tourism-directory-management';
export const form = (page: Page) => page.getByRole('dialog');
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' });
