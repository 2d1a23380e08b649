/** A place on the screen that the keys come to: a control, a heading, a picture, or a run of text. */
export interface Stop {
  readonly element: Element;
  /** Of a run of text: what stands in it. */
  readonly run?: readonly Text[];
}

const controls =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], [role="tab"], [role="checkbox"], [role="switch"], [role="radio"], [role="option"]';
const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';
const pictures = 'img[alt]:not([alt=""]), [role="img"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

export const isControl = (element: Element): boolean => element.matches(controls);
export const isPicture = (element: Element): boolean => element.matches(pictures);
export const headingOf = (element: Element): Element | null => element.closest(headings);

/** What is there for the eye or for a voice. */
export const isThere = (element: Element): boolean =>
  element.getAttribute('aria-hidden') !== 'true' &&
  !element.hasAttribute('inert') &&
  !element.matches('script, style, template, noscript, datalist') &&
  element.checkVisibility({ visibilityProperty: true });

/** Where the keys lead about: in the dialog that lies on top, else over the whole screen. */
export function openScope(): Element {
  const open = [...document.querySelectorAll(dialogs)].filter(
    (dialog) => isThere(dialog) && !dialog.closest('[aria-hidden="true"], [inert]'),
  );
  return open.at(-1) ?? document.body;
}

/** All places in a part of the screen, in the order in which they are read. */
export function stopsIn(scope: Element): Stop[] {
  const stops: Stop[] = [];
  let run: Text[] = [];
  const endRun = () => {
    const parent = commonElement(run);
    if (parent) stops.push({ element: parent, run });
    run = [];
  };
  const walk = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        if (child.data.trim() && !isLabel(parent)) run.push(child);
      } else if (child instanceof Element && isThere(child)) {
        const isBlock = !/^(?:inline|contents|ruby)/.test(getComputedStyle(child).display);
        if (isStop(child)) {
          endRun();
          stops.push({ element: child });
          // What lies in a picture of several links is more than the picture.
          if (isPicture(child)) walk(child);
        } else {
          if (isBlock) endRun();
          walk(child);
          if (isBlock) endRun();
        }
      }
    }
  };
  walk(scope);
  endRun();
  return stops;
}

/** A heading around a link is that link's; one that is only read is a place of its own. */
const isStop = (element: Element): boolean =>
  isControl(element) || isPicture(element) || (element.matches(headings) && !element.querySelector(controls));

/** The text of a label is the name of its field. */
const isLabel = (element: Element): boolean => Boolean(element.closest('label')?.control);

/** The smallest element around all of a run. */
function commonElement(run: readonly Text[]): Element | null {
  let element = run[0]?.parentElement ?? null;
  while (element && !run.every((text) => element?.contains(text))) element = element.parentElement;
  return element;
}

export const isSame = (one: Stop, other: Stop): boolean => one.element === other.element && one.run?.[0] === other.run?.[0];
