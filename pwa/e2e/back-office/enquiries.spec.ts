import { expect, type Locator, type Page } from '@playwright/test';
import { inLongRun } from '#e2e/testing/long.ts';
import { administrator, endSession, rowOf } from '#e2e/testing/office.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { asha, booking, comment, contact, dialog, download, history, screen, send, test } from './enquiry-office.ts';

const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text);

test('what visitors sent is listed, newest first, with how to answer; the menu says how much of it is new', async ({ page, server }) => {
  const first = await send(server, '/book-place', booking);
  await send(server, '/book-place', { ...asha, name: 'Meera Shah', placeName: 'Castle in the Air' });
  await send(server, '/contact-form', { ...contact, comment, website: 'https://spam.example.org' });
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await expect(page.getByText('3 enquiries', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Ravi Pawar', 'Meera Shah', 'Asha Gore']);
  await expect(page.getByRole('link', { name: 'Enquiries 3 new' })).toHaveAttribute('aria-current', 'page');

  const row = rowOf(page, 'Asha Gore');
  await expect(row).toContainText('Booking');
  await expect(row).toContainText('New');
  await expect(row).toContainText('Dhuke Valley Resort');
  await expect(row).toContainText(first);
  await expect(row.getByRole('link', { name: '+919876543210' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(row.getByRole('link', { name: 'asha@example.org' })).toHaveAttribute('href', 'mailto:asha@example.org');
  const inJunnar = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date());
  await expect(row.locator('time')).toContainText(inJunnar);
  await expect(row.getByText('Unknown place')).toHaveCount(0);
  await expect(rowOf(page, 'Meera Shah')).toContainText('Unknown place');
  await expect(rowOf(page, 'Ravi Pawar')).toContainText('Possible spam');
  await expect(rowOf(page, 'Ravi Pawar')).toContainText('Feedback/Grievance');
  await expect(rowOf(page, 'Ravi Pawar')).toContainText(`${comment.slice(0, 70)}…`);

  await send(server, '/book-place', booking);
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Enquiries 4 new' })).toBeVisible();
  await send(server, '/book-place', booking);
  await page.clock.runFor(61_000);
  await expect(page.getByRole('link', { name: 'Enquiries 5 new' })).toBeVisible();
});

test('the list is narrowed by kind, state and search; what is searched for stands in no address', async ({ page, server }) => {
  await send(server, '/book-place', booking);
  await send(server, '/contact-form', { ...contact, comment });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.clock.install();
  await page.goto(screen);
  await page.getByLabel('Kind').selectOption('Booking');
  await expect(rowOf(page, 'Ravi Pawar')).toBeHidden();
  await expect(rowOf(page, 'Asha Gore')).toBeVisible();
  await page.getByLabel('Status').selectOption('Closed');
  await expect(page.getByText('No enquiries found.')).toBeVisible();
  await page.getByRole('button', { name: 'View All' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);

  const searches: (string | null)[] = [];
  page.on('request', (request) => request.postData()?.includes('"len') && searches.push(request.postData()));
  // However long this machine takes to type, no time passes meanwhile.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
  await page.getByRole('searchbox').pressSequentially('lenyadri waited');
  await page.clock.resume();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(rowOf(page, 'Ravi Pawar')).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 enquiry');
  expect(searches).toEqual([expect.stringContaining('lenyadri waited')]);
  await search(page, '98765-43210');
  await expect(rowOf(page, 'Asha Gore')).toBeVisible();
  await expect(rowOf(page, 'Ravi Pawar')).toBeHidden();
  expect(asked.filter((one) => /lenyadri|98765/i.test(one) && !one.includes('/images/'))).toEqual([]);
});

test('of two searches the last one wins, whichever answer comes first', inLongRun, async ({ page, server }) => {
  await send(server, '/book-place', booking);
  await send(server, '/contact-form', { ...contact, comment });
  await page.goto(screen);
  await expect(page.getByRole('article')).toHaveCount(2);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/search-enquiries', async (route) => {
    if (route.request().postData()?.includes('asha')) await held;
    await route.continue();
  });
  const slow = page.waitForRequest((request) => request.postData()?.includes('asha') ?? false);
  await search(page, 'asha');
  const late = (await slow).response();
  await search(page, 'ravi');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Ravi Pawar']);
  letGo();
  await (await late)?.finished();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Ravi Pawar']);
});

test('a long list comes 50 at a time; the CSV file has all that the filters show', inLongRun, async ({ page, server }) => {
  await server.change(async (tx) => {
    await tx`INSERT INTO enquiry (body_hash, reference, kind, body, received_at)
      SELECT '', '100-' || (1000 + n), 'booking', jsonb_build_object('name', 'Guest ' || n, 'email', 'g' || n || '@example.org',
        'phone', '+919876500000', 'placeName', '=Stay'), now() - n * interval '1 minute'
      FROM generate_series(1, 120) AS n`;
  });
  await send(server, '/contact-form', { ...contact, comment: '=1+1\n"quoted", and जुन्नर' });
  await page.goto(screen);
  await page.getByLabel('Kind').selectOption('Booking');
  await expect(page.getByText('120 enquiries', { exact: true }).first()).toBeVisible();
  // Of a long list only some rows are on the page; each says of how many it is one.
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  const expectRows = (count: number) => expect(rows.first()).toHaveAttribute('aria-setsize', `${count}`);
  await expectRows(50);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expectRows(100);
  await expect(rowOf(page, 'Guest 51').getByRole('button', { name: 'View' })).toBeFocused();
  await more.click();
  await expectRows(120);
  await expect(more).toHaveCount(0);

  await page.getByRole('button', { name: 'View All' }).click();
  await expect(page.getByText('121 enquiries', { exact: true }).first()).toBeVisible();
  const csv = page.getByRole('button', { name: 'Download CSV' });
  const all = await download(page, csv);
  expect(all.name).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  expect(all.text.charCodeAt(0)).toBe(0xfeff);
  const lines = all.text.split('\r\n');
  expect(lines).toHaveLength(1 + 121);
  expect(lines[0]).toBe(
    '\uFEFFReference,Received (Asia/Kolkata),Kind,Status,Name,Phone,Email,Language,Place or query type,Comment,Note,Labels,Days,Guests,Assigned to,Answered (Asia/Kolkata)',
  );
  expect(lines[1]).toContain(`,tel:+14155550123,ravi@example.org,,Feedback/Grievance,"'=1+1\n""quoted"", and जुन्नर",`);
  expect(lines[2]).toContain(`,"'=Stay",`);
  await search(page, 'Guest 119');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect((await download(page, csv)).text.split('\r\n')).toHaveLength(2);

  await page.route('**/api/search-enquiries', (route) => route.abort());
  await csv.click();
  await expectTold(page, 'Could not make the CSV file');
});

test(
  'a list that does not come says so and is tried again; an ended session asks for a login first',
  inLongRun,
  async ({ page, server, token }) => {
    await send(server, '/book-place', booking);
    await page.route('**/api/search-enquiries', (route) => route.abort());
    await page.goto(screen);
    await expect(page.getByRole('alert').getByText('Failed to fetch enquiries')).toBeVisible();
    await page.unroute('**/api/search-enquiries');
    await endSession(server, token);
    await page.getByRole('button', { name: 'Retry' }).click();
    const again = page.getByRole('dialog', { name: 'Please log in again' });
    await again.getByLabel('Email').fill(administrator.email);
    await again.getByLabel('Password', { exact: true }).fill(administrator.password);
    await again.getByRole('button', { name: 'Submit' }).click();
    await expect(rowOf(page, 'Asha Gore')).toBeVisible();
  },
);

test('while nobody does anything, an ended session asks nobody to log in', inLongRun, async ({ page, server, token }) => {
  await send(server, '/book-place', booking);
  await page.clock.install();
  await page.goto('/admin/ad-management');
  await expect(page.getByRole('link', { name: 'Enquiries 1 new' })).toBeVisible();
  await endSession(server, token);
  const refused = page.waitForResponse((response) => response.url().endsWith('/count-enquiries') && response.status() === 401);
  await page.clock.runFor(61_000);
  await refused;
  await expect(page.getByRole('link', { name: 'Enquiries' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('the whole screen is worked with the keyboard alone', inLongRun, async ({ page, server }) => {
  const reference = await send(server, '/book-place', booking);
  await page.goto(screen);
  const press = async (button: Locator, key = 'Enter') => {
    await button.focus();
    await page.keyboard.press(key);
  };
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('asha');
  const row = rowOf(page, 'Asha Gore').getByRole('button', { name: `View: Asha Gore, ${reference}` });
  await press(row);
  const open = dialog(page);
  await press(open.getByRole('button', { name: 'Answered' }), 'Space');
  await expect(open.getByRole('button', { name: 'Answered' })).toHaveAttribute('aria-pressed', 'true');
  await expect(open.getByRole('button', { name: 'Answered' })).toBeFocused();
  await open.getByRole('textbox', { name: 'Note' }).focus();
  await page.keyboard.type('By phone');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(history(page)).toHaveText([/^Note added/, /^Set to Answered/]);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  const person = page.getByRole('button', { name: 'Personal data' });
  await press(person);
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
});
