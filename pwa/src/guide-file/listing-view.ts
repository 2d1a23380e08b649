import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { noticesAbout, withKind } from '#catalogue/notices/announced.ts';
import { textsOf } from '#catalogue/texts.ts';
import { pointInWords, pointLink } from '#listings/detail/map-target.ts';
import { restrictionNow } from '#listings/opening/restriction-in-words.ts';
import planning from '#listings/planning/before-you-go.module.css';
import facts from '#listings/planning/listing-facts.module.css';
import { planningInWords } from '#listings/planning/planning-in-words.ts';
import { tagsOf } from '#listings/tags-of.ts';
import buttons from '#ui/controls/button.module.css';
import ticks from '#ui/controls/ticks.module.css';
import badges from '#ui/feedback/badge.module.css';
import pictures from '#ui/media/picture.module.css';
import { classes } from '#ui/style/classes.ts';
import { listAddress } from './addresses.ts';
import { element, icon, wording } from './element.ts';
import type { Guide } from './guide.ts';
import { picture } from './listing-row.ts';
import { noticeNote } from './note.ts';

export const backLink = (): HTMLElement =>
  element('a', { class: classes(buttons.button, buttons.line), href: listAddress }, icon('back'), m.file_back());

/** All that the file says of one listing. */
export function listingView(guide: Guide, listing: ListingRow): HTMLElement[] {
  const { name, content } = textsOf(listing);
  const region = listing.regionId ? guide.catalogue.byId.regions.get(listing.regionId) : undefined;
  const tags = tagsOf(listing);
  const notices = noticesAbout(guide.catalogue, withKind(guide.catalogue, [listing._id, listing.regionId]), guide.today());
  const restriction = restrictionNow(guide.catalogue, listing, guide.today());
  const parts = [
    element('p', {}, backLink()),
    ...(guide.pictureOf(listing) ? [picture(guide, listing, classes(pictures.picture, 'guide-picture'))] : []),
    element('h1', { tabindex: '-1' }, wording(name)),
    element('p', { class: 'cluster' }, tags && badge(tags), region && badge(icon('pin'), wording(textsOf(region).name))),
    restriction && element('p', { class: 'guide-notice' }, element('b', {}, icon('alert'), restriction)),
    ...notices.map(noticeNote),
    ...phones(listing),
    element(
      'div',
      { class: 'prose' },
      ...content.text.split(/\n+/).map((paragraph) => element('p', {}, wording({ ...content, text: paragraph }))),
    ),
    ...goodToKnow(listing),
    ...whereAndWhen(listing, guide.today()),
  ];
  return parts.filter((part) => part !== undefined && part !== '');
}

const badge = (...said: (Node | string)[]): HTMLElement => element('span', { class: classes(badges.badge) }, ...said);

/** Of an essential service: its numbers are told openly. */
function phones(listing: ListingRow): HTMLElement[] {
  if (!('phones' in listing)) return [];
  const calls = listing.phones.map((number) =>
    element('a', { class: classes(buttons.button, buttons.primary), href: `tel:${number}` }, icon('phone'), number),
  );
  return calls.length > 0 ? [element('p', { class: 'cluster num' }, ...calls)] : [];
}

function goodToKnow(listing: ListingRow): HTMLElement[] {
  const told = textsOf(listing).facts;
  if (told.length === 0) return [];
  return [
    element('h2', { class: classes(facts.title) }, m.detail_facts()),
    element(
      'ul',
      { class: classes('list', ticks.ticks) },
      ...told.map((fact) => element('li', {}, icon('check'), element('span', {}, wording(fact)))),
    ),
  ];
}

function whereAndWhen(listing: ListingRow, today: string): HTMLElement[] {
  const season = 'bestSeason' in listing ? textsOf(listing).bestSeason : undefined;
  const point = pointInWords(listing);
  const pointAt = pointLink(listing);
  const fact = (called: string, ...told: Node[]) => element('div', {}, element('dt', {}, called), element('dd', {}, ...told));
  const list = element('dl', { class: classes(facts.facts) });
  for (const { name, lines } of planningInWords(listing, today))
    list.append(fact(name, ...lines.map((line) => element('div', {}, wording(line)))));
  if (season?.text) list.append(fact(m.detail_best_season(), wording(season)));
  if (point && pointAt) list.append(fact(m.detail_coordinates(), element('a', { class: 'num', href: pointAt }, point)));
  const checked = listing.checkedOn && dayInWords(listing.checkedOn, spokenLanguage());
  return [list, ...(checked ? [element('p', { class: classes(planning.checked) }, m.facts_checked({ date: checked }))] : [])];
}
