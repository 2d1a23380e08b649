import type { Hours } from '@helpdesk/contract/kinds/hours';
import { readHours } from '@helpdesk/contract/opening/hours-text';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import { nameIn } from '#admin/names/name-in.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { hoursInWords } from '#listings/planning/hours-in-words.ts';
import { Picture } from '#ui/media/picture.tsx';
import { Text } from '#ui/page/text.tsx';

import styles from './compared-value.module.css';

/** What a field holds, whatever it is: a text, a choice, rows by their names, pictures. */
export function ComparedValue({ value }: { value: unknown }) {
  const catalogue = useWholeCatalogue();
  const shown = inWords(value, catalogue);
  return shown === '' ? <span className={styles.empty}>{m.admin_compare_empty()}</span> : <div className={styles.value}>{shown}</div>;
}

function inWords(value: unknown, catalogue: Catalogue | undefined): ReactNode {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? m.admin_compare_yes() : m.admin_compare_no();
  const hours = hoursIn(value);
  if (hours) return <List values={hoursInWords(hours)} catalogue={catalogue} />;
  if (typeof value === 'string') return nameOrText(value, catalogue);
  if (Array.isArray(value)) return value.length === 0 ? '' : <List values={value} catalogue={catalogue} />;
  return typeof value === 'object' ? Object.values(value).filter(Boolean).join(', ') : String(value);
}

/** As a row holds them, or a form. */
const hoursIn = (value: unknown): Hours | undefined =>
  typeof value === 'string' ? readHours(value) : typeof value === 'object' && value && 'seasons' in value ? (value as Hours) : undefined;

function List({ values, catalogue }: { values: readonly unknown[]; catalogue: Catalogue | undefined }) {
  return (
    <ul className={`list ${styles.list}`}>
      {values.map((each, at) => {
        const { address, text, beside } = partsOf(each);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal values may stand in it twice, and it never changes.
          <li key={at}>
            {address && <Picture address={address} alt="" sizes="6rem" className={styles.picture} />}
            <span>{address && !text ? m.admin_picture_show({ number: at + 1 }) : nameOrText(text, catalogue)}</span>
            {beside.map((line) => (
              <span key={line} className={styles.translated}>
                {line}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface Parts {
  readonly address?: string;
  readonly text: string;
  readonly beside: readonly string[];
}

/** An entry of a list of a form. */
interface Listed {
  readonly address?: string;
  readonly text?: string;
  readonly translated?: Record<string, string>;
  readonly credit?: string;
}

/** A text, the address of a picture, or either with its translations and credit. */
function partsOf(each: unknown): Parts {
  if (typeof each === 'string') return each.startsWith('/images/') ? { address: each, text: '', beside: [] } : { text: each, beside: [] };
  const { address, text = '', translated = {}, credit = '' } = each as Listed;
  return { address, text, beside: [...Object.values(translated), credit].filter(Boolean) };
}

/** The name of the row whose id a text is, a day in words; else the text. */
function nameOrText(text: string, catalogue: Catalogue | undefined): ReactNode {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dayInWords(text, spokenLanguage());
  const name = text.length > 64 ? undefined : nameIn(catalogue, text);
  return name ? <Text of={name} /> : text;
}
