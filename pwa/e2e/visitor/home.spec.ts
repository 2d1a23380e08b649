import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { expectPainted } from '#e2e/testing/painted.ts';

const wall = (page: Page) => page.getByRole('region', { name: 'Our donors' });
const ads = (page: Page) => page.getByRole('region', { name: 'Advertisements' });
/** How far each row of the wall has come, in pixels. */
const positions = (page: Page) =>
  wall(page)
    .getByRole('list')
    .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().left)));
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

test('the donor wall holds 30 logos in 3 rows, laid so that joints never stand over joints', inLongRun, async ({ page }) => {
  await page.goto('/');
  const rows = wall(page).getByRole('list');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await expect(row.getByRole('listitem')).toHaveCount(10);
  await expect(wall(page).getByRole('img', { name: /^Donor \d\d$/ })).toHaveCount(30);
  await expectPainted(wall(page).getByRole('img'), 30);
  expect(new Set(await positions(page)).size).toBe(3);
});

test(
  'the rows of the wall scroll, wait while somebody points at them and 5000 ms longer, and stop for good with Pause',
  inLongRun,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    await wall(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await page.clock.runFor(6000);
    const state = () =>
      wall(page)
        .getByRole('list')
        .first()
        .evaluate((list) => getComputedStyle(list.parentElement as Element).animationPlayState);
    const moves = async () => {
      const before = await positions(page);
      await frames(page, 30);
      const after = await positions(page);
      return after.map((left, row) => Math.sign(left - (before[row] ?? left)));
    };
    expect(await state()).toBe('running');
    expect(await moves()).toEqual([-1, 1, -1]);

    await wall(page).hover();
    await expect.poll(state).toBe('paused');
    expect(await moves()).toEqual([0, 0, 0]);
    // Later than a slow machine can have come by then.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600_000);
    await page.mouse.move(5, 5);
    await page.clock.runFor(4900);
    expect(await state()).toBe('paused');
    await page.clock.runFor(200);
    await expect.poll(state).toBe('running');
    await page.clock.resume();

    await wall(page).getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(60_000);
    expect(await state()).toBe('paused');
    await wall(page).getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(6000);
    await expect.poll(state).toBe('running');
  },
);

test('who asked for less motion scrolls the wall by hand, and sees each donor once', inLongRun, async ({ page }) => {
  await page.goto('/');
  const stones = wall(page).getByRole('group');
  await expect(wall(page).getByRole('button')).toHaveCount(0);
  await expect(wall(page).locator('img:visible')).toHaveCount(30);
  await stones.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stones.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await stones.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
  await expect(wall(page).getByRole('img', { name: 'Donor 30' })).toBeInViewport();
});

test(
  'advertisements of the day come one per view in the order of their priority, turn every 5000 ms and open in a new tab',
  inLongRun,
  async ({ page }) => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(Date.now());
    const due = sampleRegion.ads
      .filter(({ startDate, endDate }) => startDate <= today && today <= endDate)
      .sort((a, b) => a.priority - b.priority);
    expect(due.length).toBeGreaterThan(2);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    const links = ads(page).getByRole('link');
    await expect(links).toHaveCount(due.length);
    // They turn once the part of the page that they stand in is here.
    await expect(ads(page).locator('[style*="translate"]').first()).toBeAttached();
    await ads(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    for (const [at, { title, targetURL }] of due.entries()) {
      const link = ads(page).getByRole('link', { name: `${title} (opens in a new tab)` });
      await expect(link).toHaveAttribute('href', targetURL);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(ads(page).getByRole('button', { name: `Show ${at + 1} of ${due.length}` })).toHaveAttribute('aria-current', 'true');
      await expect(link).toBeInViewport({ ratio: 0.99 });
      for (const other of due.filter((ad) => ad.title !== title)) {
        // What is out of view is out of reach as well.
        await expect(ads(page).locator('[inert]').getByRole('link', { name: other.title, includeHidden: true })).not.toBeInViewport({
          ratio: 0.01,
        });
      }
      await page.clock.runFor(5500);
    }
    await expect(ads(page).getByRole('button', { name: 'Show 1 of' })).toHaveAttribute('aria-current', 'true');

    const second = ads(page).getByRole('button', { name: 'Show 2 of' });
    await second.click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await expect(second).toHaveAttribute('aria-current', 'true');
    // It keeps running after somebody used it.
    await page.clock.runFor(5000);
    await expect(ads(page).getByRole('button', { name: 'Show 3 of' })).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'advertisements are 2:1 on phones, 4:1 on larger screens, and their place is kept while they are on their way',
  inLongRun,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const ratio = () =>
      ads(page)
        .getByRole('link')
        .first()
        .evaluate((link) => link.clientWidth / link.clientHeight);
    await page.goto('/');
    expect(await ratio()).toBeCloseTo(2, 1);
    await page.setViewportSize({ width: 768, height: 1000 });
    expect(await ratio()).toBeCloseTo(4, 1);

    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await expect(ads(page).getByRole('link')).not.toHaveCount(0);
      await expect(ads(page).getByRole('button', { name: 'Pause' })).toBeVisible();
      await frames(page, 10);
      expect(await page.evaluate(() => Reflect.get(window, 'shift')), `${width}`).toBeLessThan(0.02);
    }
  },
);

test('from 1024 pixels on the favourites stand beside each other; below they are a row that scrolls', inLongRun, async ({ page }) => {
  const favourites = page.getByRole('region', { name: 'Tourist Favourites' }).getByRole('list');
  const tops = () =>
    favourites
      .getByRole('listitem')
      .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size);
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/');
  await expect(favourites.getByRole('link')).toHaveCount(5);
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await tops()).toBe(2);
});

test('the content is 85 % wide on phones and 70 % from the medium breakpoint, where Donate gets its word', async ({ page }) => {
  await page.goto('/');
  const share = () =>
    page
      .getByRole('heading', { name: 'Explore More' })
      .evaluate((heading) => (heading.parentElement?.clientWidth ?? 0) / document.documentElement.clientWidth);
  const label = page.getByRole('banner').getByText('Donate');
  for (const [width, part] of [
    [360, 0.85],
    [767, 0.85],
    [768, 0.7],
    [1440, 0.7],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await share(), `${width}`).toBeCloseTo(part, 2);
    await expect(label).toBeVisible({ visible: part === 0.7 });
  }
});

test('the button to the top is there from 301 pixels on, not at 300', async ({ page }) => {
  await page.goto('/');
  await expect(ads(page)).toBeVisible();
  const button = page.getByRole('button', { name: 'Scroll to top' });
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await frames(page, 3);
  };
  await scrollTo(301);
  await expect(button).toBeVisible();
  await scrollTo(300);
  await expect(button).toBeHidden();
});

test('Let’s Start turns the welcome into the intro within 1000 ms', inLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Let’s Start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const lasting = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading.parentElement as Element).animationDuration);
  expect(lasting).toBe('1s');
});

test('the footer follows the content on small screens and lies in the area that scrolls on large ones', inLongRun, async ({ page }) => {
  await page.goto('/');
  const scroller = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      for (let box = footer.parentElement; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box.dataset.scrollRestorationId;
      return 'the page';
    });
  expect(await scroller()).toBe('the page');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await scroller()).toBe('page');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const networks = page.getByRole('contentinfo').getByRole('link', { name: 'opens in a new tab' });
  await expect(networks).toHaveCount(4);
  for (const link of await networks.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  // Also when it leads to the page that is open.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
