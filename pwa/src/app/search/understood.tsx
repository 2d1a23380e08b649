import type { AmenityKey } from '@helpdesk/contract/rules/fixed-sets';
import type { ServiceType } from '@helpdesk/contract/rules/service-types';
import type { Asked, Wish } from '@helpdesk/contract/wishes/read-wish';
import type { Term } from '@helpdesk/contract/wishes/terms';
import { m } from '@helpdesk/words/messages';

import { textsOf } from '#catalogue/texts.ts';
import { categoryLabel } from '#listings/category-label.ts';
import { directories } from '#listings/links.ts';
import { amenities } from '#resorts/amenities.tsx';
import { typeWords } from '#services/service-types.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

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
          <Button
            look="line"
            className={styles.part}
            aria-label={m.search_part_remove({ part: part.label })}
            onClick={() => onChange(textOf(parts.filter((other) => other !== part)))}
          >
            {part.label}
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
  readonly label: string;
  /** As it was typed. */
  readonly text: string;
}

function partsOf({ asked, rest, where }: Wish): Part[] {
  const parts: Part[] = asked.map((each) => ({ label: labelOf(each), text: each.text }));
  if (rest) parts.push({ label: `“${rest}”`, text: rest });
  if (where) {
    const name = textsOf(where.row).name.text;
    parts.push({ label: where.how === 'near' ? m.search_part_near({ name }) : m.search_part_in({ name }), text: where.text });
  }
  return parts;
}

const labelOf = ({ terms: [term], text }: Asked): string => (term && labelOfTerm(term)) ?? text;

function labelOfTerm(term: Term): string | undefined {
  if (term.is === 'kind') return directories[term.kind].title();
  if (term.is === 'category') return textsOf(term.category).name.text;
  if (term.field === 'amenitiesOffered') return amenities[term.member as AmenityKey].label();
  if (term.field === 'type') return typeWords[term.member as ServiceType].label();
  return term.field === 'categories' ? categoryLabel(term.member as Parameters<typeof categoryLabel>[0]) : undefined;
}
