import { spokenLanguage } from '@helpdesk/words/language';

import type { Facts, Piece, Role, State } from './sentence.ts';
import { headingOf, isControl, isPicture, isThere, type Stop } from './stops.ts';

const langOf = (node: Node): string =>
  (node instanceof Element ? node : node.parentElement)?.closest('[lang]')?.getAttribute('lang') || spokenLanguage();

/** What there is to say of a place, from what the page says to every screen reader. */
export function factsOf({ element, run }: Stop): Facts {
  if (run) return { name: run.map(pieceOf), roles: headingOf(element) ? ['heading'] : [], states: [], description: [] };
  return {
    name: nameOf(element),
    roles: rolesOf(element),
    value: heldBy(element),
    states: statesOf(element),
    description: describedBy(element),
  };
}

const pieceOf = (text: Text): Piece => ({ text: text.data, lang: langOf(text) });

function nameOf(element: Element): Piece[] {
  const by = referred(element, 'aria-labelledby');
  if (by.length > 0) return by;
  const label = element.getAttribute('aria-label');
  if (label) return [{ text: label, lang: langOf(element) }];
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const named = labels.flatMap(textOf);
  if (named.length > 0) return named;
  if (element instanceof HTMLImageElement) return [{ text: element.alt, lang: langOf(element) }];
  const own = isField(element) ? [] : textOf(element);
  if (own.length > 0) return own;
  const spare = element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '';
  return [{ text: spare, lang: langOf(element) }];
}

/** The text inside, pictures and labels included, controls not. */
function textOf(node: Node): Piece[] {
  return [...node.childNodes].flatMap((child) => {
    if (child instanceof Text) return child.data.trim() ? [pieceOf(child)] : [];
    if (!(child instanceof Element) || !isThere(child) || isField(child)) return [];
    const label = child.getAttribute('aria-label');
    if (label) return [{ text: label, lang: langOf(child) }];
    if (child instanceof HTMLImageElement) return child.alt ? [{ text: child.alt, lang: langOf(child) }] : [];
    return textOf(child);
  });
}

const referred = (element: Element, attribute: string): Piece[] =>
  (element.getAttribute(attribute) ?? '').split(' ').flatMap((id) => {
    const other = id && document.getElementById(id);
    return other ? textOf(other) : [];
  });

const describedBy = (element: Element): Piece[] => referred(element, 'aria-describedby');

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element.matches('input, textarea, select');
const isTick = (element: Element): boolean =>
  element.matches('input:is([type="checkbox"], [type="radio"]), [role="checkbox"], [role="switch"]');

function rolesOf(element: Element): Role[] {
  const own = ownRole(element);
  return headingOf(element) && own !== 'heading' ? ['heading', ...(own ? [own] : [])] : own ? [own] : [];
}

function ownRole(element: Element): Role | undefined {
  if (isTick(element)) return 'tick';
  if (element.matches('select')) return 'choice';
  if (element.matches('input:not([type="submit"], [type="button"]), textarea')) return 'field';
  if (element.matches('[role="tab"]')) return 'tab';
  if (isPicture(element)) return 'picture';
  if (element.matches('a[href]:not([role="button"]), area, [role="link"]')) return 'link';
  if (isControl(element)) return 'button';
  return headingOf(element) ? 'heading' : undefined;
}

function heldBy(element: Element): string | undefined {
  if (!isField(element) || isTick(element)) return undefined;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  // Nobody else shall hear it.
  return element.type === 'password' ? undefined : element.value;
}

function statesOf(element: Element): State[] {
  const says = (name: string) => element.getAttribute(`aria-${name}`);
  const states: (State | false)[] = [
    says('pressed') === 'true' && 'on',
    says('pressed') === 'false' && 'off',
    isTick(element) && (element.matches(':checked, [aria-checked="true"]') ? 'ticked' : 'notTicked'),
    says('selected') === 'true' && 'chosen',
    says('expanded') === 'true' && 'open',
    says('expanded') === 'false' && 'closed',
    says('current') === 'page' && 'thisPage',
    element.matches(':required') && 'needed',
    says('invalid') === 'true' && 'wrong',
    element.matches(':disabled, [aria-disabled="true"]') && 'notNow',
  ];
  return states.filter((state) => state !== false);
}
