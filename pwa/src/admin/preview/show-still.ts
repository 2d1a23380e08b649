/**
 * Puts a page into a document as it is painted before any script. All of it can be read and nothing of it leads anywhere; what scrolls can be
 * reached by keys.
 */
export async function showStill(inside: Document, page: Document): Promise<void> {
  const shown = page.documentElement.cloneNode(true) as HTMLElement;
  for (const link of shown.querySelectorAll('a[href]')) link.removeAttribute('href');
  for (const control of shown.querySelectorAll('button, input, select, textarea')) control.setAttribute('tabindex', '-1');
  inside.replaceChild(inside.adoptNode(shown), inside.documentElement);
  await Promise.all([...inside.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(loaded));
  for (const element of inside.body.querySelectorAll<HTMLElement>('*')) if (scrolls(element)) element.tabIndex = 0;
}

const loaded = (sheet: HTMLLinkElement): Promise<unknown> =>
  sheet.sheet
    ? Promise.resolve()
    : new Promise((resolve) => {
        sheet.addEventListener('load', resolve);
        sheet.addEventListener('error', resolve);
      });

const scrolls = (element: HTMLElement): boolean =>
  (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
  /auto|scroll/.test(getComputedStyle(element).overflow);
