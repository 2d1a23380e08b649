import '#ui/style/tokens.css';
import '#ui/style/base.css';
import './viewer.css';

import { type Language, languages } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';
import { provideGuideFileMessages } from '@helpdesk/words/guide-file-messages';
import { inSpokenLanguage, speak, spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { textsOf } from '#catalogue/texts.ts';
import { shownAddress } from './addresses.ts';
import { element } from './element.ts';
import { type Guide, readGuide } from './guide.ts';
import { header } from './header.ts';
import { installView } from './install-view.ts';
import { listView, titleOf } from './list-view.ts';
import { listingView } from './listing-view.ts';

// The region as one file (decision 070): opened from a messenger it has no storage, no worker and nobody to ask.

provideGuideFileMessages();
speak(wantedLanguage());
const shown = element('div', { id: 'guide' });
document.body.prepend(shown);
readGuide().then(open, () => shown.append(element('p', { class: 'wrap page' }, m.file_too_old())));

function open(guide: Guide): void {
  /** How far the list was scrolled when it was left. */
  let left = 0;
  let isList = true;

  function draw(): void {
    const [kind, id] = shownAddress();
    const found = guide.find(kind, id);
    document.documentElement.lang = spokenLanguage();
    document.title = [found ? textsOf(found.listing).name.text : titleOf(guide.about.madeAt), inSpokenLanguage(site.name)].join(' | ');
    const parts = found ? listingView(guide, found.listing) : kind === 'install' ? installView(guide) : listView(guide);
    shown.replaceChildren(header(speakAndDraw), element('main', { class: 'wrap page guide' }, ...parts));
    isList = !found && kind !== 'install';
  }

  function speakAndDraw(language: Language): void {
    speak(language);
    draw();
    shown.querySelector<HTMLElement>(`[aria-pressed="true"][lang="${language}"]`)?.focus();
  }

  draw();
  addEventListener(
    'scroll',
    () => {
      if (isList) left = scrollY;
    },
    { passive: true },
  );
  addEventListener('hashchange', () => {
    draw();
    shown.querySelector('h1')?.focus({ preventScroll: true });
    scrollTo(0, isList ? left : 0);
  });
}

/** The first of the browser's languages that the guide has. */
function wantedLanguage(): Language {
  const wanted = navigator.languages.flatMap((tag) => languages.find((language) => tag.split('-')[0] === language) ?? []);
  return wanted[0] ?? 'en';
}
