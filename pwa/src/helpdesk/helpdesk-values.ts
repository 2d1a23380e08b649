import type { HelpdeskAnswer, HelpdeskInput } from '@helpdesk/contract/calls/site/helpdesk';
import { inEachTranslation, type Language } from '@helpdesk/contract/languages';
import { readHours, writeHours } from '@helpdesk/contract/opening/hours-text';
import { phoneInWords } from '@helpdesk/contract/rules/phone-in-words';
import type { HelpdeskRow } from '@helpdesk/contract/sync/rows';
import { address } from '@helpdesk/site/address';
import { helpdesk } from '@helpdesk/site/helpdesk';
import { links } from '@helpdesk/site/links';
import { welcome } from '@helpdesk/site/welcome';

import type { FormTexts } from '#admin/translations/translated-texts.ts';
import { listedTexts, stillRightOf, translationsOf, translationValues } from '#admin/translations/translation-values.ts';
import { type LinkName, linkNames } from '#catalogue/helpdesk/links.ts';

type Helpdesk = Omit<HelpdeskRow, '_id' | 'seq'>;

const textsIn = (language: Language) => ({ welcome: welcome[language], address: [...address[language]] });

/** What the site came with. */
const byDefault = (): Helpdesk => ({
  ...textsIn('en'),
  phone: helpdesk.phone ?? '',
  hours: helpdesk.hours,
  ...links,
  translations: inEachTranslation(textsIn),
});

/** What the form begins with: the row, or what the site came with. */
export function valuesOf(row: HelpdeskAnswer | null) {
  const said: Helpdesk = row ?? byDefault();
  const links = Object.fromEntries(linkNames.map((name) => [name, said[name] ?? '']));
  return {
    welcome: said.welcome,
    address: listedTexts(said.address, said.translations, 'address'),
    phone: phoneInWords(said.phone),
    /** As spreadsheets write them; empty: nobody says. */
    hours: said.hours ? writeHours(said.hours) : '',
    ...(links as Record<LinkName, string>),
    ...translationValues(said.translations, ['welcome']),
  };
}

export type HelpdeskValues = ReturnType<typeof valuesOf>;

export const textsOf = ({ translations, stillRight, welcome, address }: HelpdeskValues): FormTexts => ({
  translations,
  stillRight,
  single: { welcome },
  lists: { address },
});

export function inputOf(form: HelpdeskValues): HelpdeskInput {
  const address = form.address.filter(({ text }) => text.trim() !== '');
  const linkOf = (name: LinkName) => form[name].trim() || null;
  return {
    welcome: form.welcome,
    address: address.map(({ text }) => text),
    phone: form.phone,
    hours: readHours(form.hours) ?? null,
    photosLink: linkOf('photosLink'),
    socialLink: linkOf('socialLink'),
    videoLink: linkOf('videoLink'),
    workLink: linkOf('workLink'),
    translations: translationsOf(form, { address }),
    stillRight: stillRightOf(form, ['welcome', 'address']),
  };
}

/** What is shown of a row when nothing is typed. */
export const inputOfRow = (row: HelpdeskAnswer | null): HelpdeskInput => inputOf(valuesOf(row));
