import { unlessSpoken } from '@helpdesk/words/language';

import type { Wording } from '#catalogue/texts.ts';
import iconStyles from '#ui/media/icon.module.css';
import type { IconName } from '#ui/media/icon.tsx';
import sprite from '#ui/media/icons.svg?raw';

/** An attribute; one that is false is not there. A function hears the event whose name stands before it. */
type Attributes = Readonly<Record<string, string | boolean | (() => void)>>;
type Child = Node | string | false | undefined;

/** An element of the document: all that is said goes in as text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Attributes, ...children: Child[]) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== false));
  return made;
}

/** A text of the catalogue, which says its language where that is not the page's. */
export function wording({ text, lang }: Wording): Node {
  const foreign = unlessSpoken(lang);
  return foreign ? element('span', { lang: foreign }, text) : document.createTextNode(text);
}

const symbols = new DOMParser().parseFromString(sprite, 'image/svg+xml');

export function icon(name: IconName): Node {
  const symbol = symbols.getElementById(name);
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', iconStyles.icon ?? '');
  drawing.setAttribute('viewBox', symbol?.getAttribute('viewBox') ?? '');
  drawing.setAttribute('aria-hidden', 'true');
  for (const part of symbol?.children ?? []) drawing.append(document.importNode(part, true));
  return drawing;
}
