import { m } from '@helpdesk/words/messages';

import { element } from './element.ts';
import type { Guide } from './guide.ts';
import { backLink } from './listing-view.ts';

/** From this file to the app. */
export const installView = ({ about: { origin } }: Guide): HTMLElement[] => {
  const [before, after] = m.file_install_open({ address: hole }).split(hole);
  return [
    element('p', {}, backLink()),
    element('h1', { tabindex: '-1' }, m.file_install()),
    element(
      'ol',
      { class: 'guide-steps' },
      element('li', {}, before, element('a', { href: origin }, origin), after),
      element('li', {}, m.file_install_add()),
      element('li', {}, m.file_install_take({ copy: m.copy_title() })),
    ),
  ];
};

/** Stands where the address will. */
const hole = '\uFFFC';
