import type { Language } from '@helpdesk/contract/languages';

import { menuToggleId, restoreIn } from './reading-position.ts';
import { scrollAreaSelector } from './scroll-area.ts';

/** Which element stood where, by the numbers of its ancestors among their siblings: pages have the same in every language. */
interface Place {
  readonly numbers: readonly number[];
  /** In CSS pixels from the top of the window. */
  readonly top: number;
  /** The element was chosen and keeps the focus; without, the menu closed and its toggle takes it. */
  readonly chosen: boolean;
}

/**
 * Remembers where somebody reads, just before another language makes another page of it: an element, or by default what
 * stands first under the header.
 */
export function saveReadingPosition(language: Language, chosen?: Element): void {
  const area = document.querySelector(scrollAreaSelector);
  if (!area) return;
  const element = chosen ?? firstInView(area);
  const place = { numbers: numbersOf(element, area), top: element.getBoundingClientRect().top, chosen: chosen !== undefined };
  restoreIn(language, () => returnTo(place));
}

function returnTo(place: Place): void {
  const area = document.querySelector(scrollAreaSelector);
  if (!area) return;
  const element = place.numbers.reduce((parent: Element, number) => parent.children[number] ?? parent, area);
  const toggle = document.getElementById(menuToggleId);
  (place.chosen && element instanceof HTMLElement ? element : toggle)?.focus({ preventScroll: true });
  const align = () => {
    // Small screens scroll the window, large ones the area: one of them moves.
    const by = { top: element.getBoundingClientRect().top - place.top, behavior: 'instant' } as const;
    window.scrollBy(by);
    area.scrollBy(by);
  };
  align();
  // Rows that came into view by that are laid out in the next frame, and are not as high as was guessed.
  requestAnimationFrame(() => requestAnimationFrame(align));
}

function firstInView(area: Element): Element {
  const line = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isBelow = (child: Element) => {
    const { bottom, height } = child.getBoundingClientRect();
    return height > 0 && bottom > line;
  };
  let element = area;
  for (let child = [...area.children].find(isBelow); child; child = [...child.children].find(isBelow)) element = child;
  return element;
}

function numbersOf(element: Element, area: Element): number[] {
  const numbers: number[] = [];
  for (let each = element; each !== area && each.parentElement; each = each.parentElement) {
    numbers.unshift([...each.parentElement.children].indexOf(each));
  }
  return numbers;
}
