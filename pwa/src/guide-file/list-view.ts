import { type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import type { SearchedRow } from '@helpdesk/contract/search/searched-tables';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { searchEverything } from '@helpdesk/contract/wishes/search-everything';
import { site } from '@helpdesk/site/site';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { phoneOf } from '#catalogue/helpdesk/phone.ts';
import { noticesOn } from '#catalogue/notices/announced.ts';
import { countWords } from '#listings/directory/listing-counts.ts';
import { momentInWords } from '#listings/moment-in-words.ts';
import { hoursInWords } from '#listings/planning/hours-in-words.ts';
import buttons from '#ui/controls/button.module.css';
import chips from '#ui/controls/chip.module.css';
import fields from '#ui/controls/field.module.css';
import search from '#ui/controls/search-box.module.css';
import { sizeInWords } from '#ui/page/size-in-words.ts';
import { classes } from '#ui/style/classes.ts';
import { installAddress } from './addresses.ts';
import { element, icon } from './element.ts';
import type { Guide } from './guide.ts';
import { kindWords } from './kind-words.ts';
import { listingRow } from './listing-row.ts';
import { note, noticeNote } from './note.ts';

/** What was chosen and typed; it stays when somebody comes back from a listing, and in another language. */
let chosen: ListingKind = 'places';
let typed = '';

/** All that the file lists. */
export function listView(guide: Guide): HTMLElement[] {
  const results = element('div', { class: 'guide-results' });
  const kinds = element('div', { class: classes(chips.chips, 'guide-kinds'), role: 'group', 'aria-label': m.file_kinds() });
  const status = element('p', { role: 'status', class: 'guide-count num' });
  const box = element('input', {
    class: classes(fields.input, search.input),
    id: 'guide-search',
    type: 'search',
    enterkeyhint: 'search',
    autocomplete: 'off',
    placeholder: m.file_search(),
    value: typed,
    input: () => {
      typed = box.value;
      showResults();
      // Above what was found, and a phone's keyboard below.
      box.scrollIntoView({ block: 'start' });
    },
  });

  function showResults(): void {
    const found = typed.trim() ? foundRows(guide, typed) : undefined;
    kinds.hidden = found !== undefined;
    const rows = found?.rows ?? guide.catalogue.rows[chosen].map((listing) => ({ kind: chosen, listing }));
    status.textContent = found ? wordsOf(found) : countWords[chosen]({ count: rows.length });
    results.replaceChildren(
      element('ul', { class: 'list' }, ...rows.map(({ kind, listing }) => element('li', {}, listingRow(guide, kind, listing)))),
    );
  }

  const chip = (kind: ListingKind) => {
    const button = element(
      'button',
      {
        type: 'button',
        class: classes(chips.chip),
        'aria-pressed': String(kind === chosen),
        click: () => {
          chosen = kind;
          for (const other of kinds.children) other.setAttribute('aria-pressed', String(other === button));
          showResults();
        },
      },
      kindWords[kind](),
    );
    return button;
  };
  kinds.append(...listingKinds.map(chip));
  showResults();
  return [
    ...head(guide),
    element(
      'search',
      { class: classes(search.box) },
      element('label', { for: 'guide-search', class: 'sr' }, m.file_search()),
      box,
      element('span', { class: classes(search.icon, 'guide-search-icon') }, icon('search')),
    ),
    kinds,
    status,
    results,
  ];
}

/** From when it is, what it cannot do, and what was announced then. */
function head({ about, catalogue, size, today }: Guide): HTMLElement[] {
  const moment = new Date(about.madeAt).toISOString();
  const count = listingKinds.reduce((sum, kind) => sum + catalogue.rows[kind].length, 0);
  const left = about.picturesLeftOut;
  return [
    element('h1', { tabindex: '-1' }, titleOf(about.madeAt)),
    element(
      'p',
      { class: 'guide-about num' },
      m.file_about({
        listings: m.file_listings({ count }),
        size: sizeInWords(size),
        moment: momentInWords(moment),
      }),
      left > 0 && ` ${m.file_pictures({ count: left })}`,
    ),
    ...helpdeskLine(phoneOf(catalogue)),
    emergencyLine(),
    note(
      { icon: 'info', title: m.file_cannot() },
      element('p', {}, m.file_cannot_text()),
      element('a', { class: classes(buttons.button, buttons.line), href: installAddress }, icon('save'), m.file_install()),
    ),
    ...noticesOn(catalogue, today())
      .filter(({ listing }) => !listing || listing.kind === 'kinds')
      .map(noticeNote),
  ];
}

/** Whom to call, where no screen says it. */
/** Nothing while nobody knows a number. */
const helpdeskLine = ({ phone, hours }: ReturnType<typeof phoneOf>): HTMLElement[] =>
  phone === ''
    ? []
    : [
        element(
          'p',
          { class: 'guide-about' },
          `${m.print_helpdesk()}: `,
          element('a', { class: 'num', href: `tel:${phone}` }, phoneInWords(phone)),
          hours ? ` · ${hoursInWords(hours).join(' ')}` : undefined,
        ),
      ];

/** The numbers that answer everywhere, each a link. */
function emergencyLine(): HTMLElement {
  const { tourist } = site.emergency;
  const words = [m.print_need_numbers(site.emergency), tourist && m.print_need_tourist({ tourist })].filter(Boolean).join(', ');
  const parts = words.split(/(\d{3,})/).map((part) => (/\d/.test(part) ? element('a', { class: 'num', href: `tel:${part}` }, part) : part));
  return element('p', { class: 'guide-about' }, `${m.print_need()}: `, ...parts);
}

export const titleOf = (madeAt: number): string => m.file_title({ date: dayInWords(new Date(madeAt).toISOString(), spokenLanguage()) });

interface Found {
  readonly rows: readonly { readonly kind: ListingKind; readonly listing: ListingRow }[];
  /** Nothing is called so; these come nearest. */
  readonly isNear: boolean;
}

const wordsOf = ({ rows, isNear }: Found): string => {
  if (rows.length === 0) return m.places_empty();
  return isNear ? m.search_near() : m.file_found({ count: rows.length });
};

/** Listings of every kind, the best first; where nothing is found, those of the nearest names. */
function foundRows({ catalogue }: Guide, text: string): Found {
  const { groups, near } = searchEverything(catalogue.rows, text);
  const found = groups.flatMap(({ table, rows }) => rows.flatMap((row) => listingOf(table, row)));
  return found.length > 0
    ? { rows: found, isNear: false }
    : { rows: near.flatMap(({ table, row }) => listingOf(table, row)), isNear: true };
}

/** A category or region is no listing of the file. */
function listingOf(table: string, row: SearchedRow): Found['rows'][number][] {
  const kind = listingKinds.find((each) => each === table);
  return kind ? [{ kind, listing: row as ListingRow }] : [];
}
