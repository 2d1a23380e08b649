import type { AmenityKey } from '@helpdesk/contract/rules/fixed-sets';
import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import type { Asked, Wish } from '@helpdesk/contract/wishes/read-wish';
import type { Term } from '@helpdesk/contract/wishes/terms';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { textsOf, type Wording } from '#catalogue/texts.ts';
import { categoryLabel } from '#listings/category-label.ts';
import { directories } from '#listings/links.ts';
import { amenities } from '#resorts/amenities.tsx';
import { typeWords } from '#services/service-types.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Sentence } from '#ui/page/text.tsx';

import styles from './understood.module.css';

interface UnderstoodProps {
  wish: Wish;
  /** Searches for what is left without one of them. */
  onChange: (text: string) => void;
}

/** What a search was understood to ask for: each part may be taken back. */
export function Understood({ wish, onChange }: UnderstoodProps) {
  const parts = partsOf(wish);
  return (
    <ul className={`list ${styles.parts}`} aria-label={m.search_part_title()}>
      {parts.map((part) => (
        <li key={part.text}>
          <Button look="line" className={styles.part} onClick={() => onChange(textOf(parts.filter((other) => other !== part)))}>
            <span aria-hidden="true">
              <Sentence words={part.words} of={part.named} />
            </span>
            <span className="sr">
              <Sentence words={(text) => m.search_part_remove({ part: part.words(text) })} of={part.named} />
            </span>
            <Icon name="close" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A search that asks for it in full. */
export const textOfWish = (wish: Wish): string => textOf(partsOf(wish));

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' ');

interface Part {
  /** What it is called, or names. */
  readonly named: Wording;
  /** What is said of it. */
  readonly words: (text: string) => string;
  /** As it was typed. */
  readonly text: string;
}

const itself = (text: string) => text;
const spoken = (text: string): Wording => ({ text, lang: spokenLanguage() });

function partsOf({ asked, rest, where }: Wish): Part[] {
  const parts: Part[] = asked.map((each) => ({ named: labelOf(each), words: itself, text: each.text }));
  if (rest) parts.push({ named: spoken(`“${rest}”`), words: itself, text: rest });
  if (where) {
    const says = where.how === 'near' ? m.search_part_near : m.search_part_in;
    parts.push({ named: textsOf(where.row).name, words: (name) => says({ name }), text: where.text });
  }
  return parts;
}

function labelOf({ terms: [term], text }: Asked): Wording {
  if (term?.is === 'category') return textsOf(term.category).name;
  return spoken((term && labelOfTerm(term)) ?? text);
}

function labelOfTerm(term: Exclude<Term, { is: 'category' }>): string | undefined {
  if (term.is === 'kind') return directories[term.kind].title();
  if (term.field === 'amenitiesOffered') return amenities[term.member as AmenityKey].label();
  if (term.field === 'type') return typeWords[term.member as ServiceType].label();
  return term.field === 'categories' ? categoryLabel(term.member as Parameters<typeof categoryLabel>[0]) : undefined;
}
