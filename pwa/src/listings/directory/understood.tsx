import type { Wish } from '@helpdesk/contract/wishes/read-wish';
import type { Choice, Term } from '@helpdesk/contract/wishes/terms';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { askPosition } from '#catalogue/ask-position.ts';
import { here } from '#catalogue/here.ts';
import { textsOf } from '#catalogue/texts.ts';
import { categoryLabel } from '#listings/category-label.ts';
import { directories } from '#listings/links.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';

import styles from './understood.module.css';

/** What a member of a fixed set is called; undefined: as it was typed. */
export type LabelOf = (choice: Choice) => string | undefined;

export interface UnderstoodProps {
  wish: Wish;
  /** What nothing has together with it. */
  without?: string;
  labelOf?: LabelOf;
  /** In its own directory a kind of listing says nothing. */
  inDirectory?: boolean;
  /** Searches for what is left without one of them. */
  onChange: (text: string) => void;
}

/** What a search was understood to ask for: each part may be taken back. */
export function Understood({ wish, without, labelOf, inDirectory, onChange }: UnderstoodProps) {
  const asked = inDirectory ? wish.asked.filter(({ terms }) => terms.some(({ is }) => is !== 'kind')) : wish.asked;
  const parts = partsOf({ ...wish, asked }, labelOf);
  if (parts.length === 0) return null;
  return (
    <div className={classes(styles.understood, inDirectory && styles.inDirectory)}>
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
      {wish.where?.how === 'here' && <Position />}
      {without && <p className={styles.note}>{m.search_part_left_out({ part: without })}</p>}
    </div>
  );
}

/** Nobody is asked where they are before they want to be. */
function Position() {
  const isKnown = useStore(here) !== undefined;
  const [state, setState] = useState<'asking' | 'unknown'>();
  if (isKnown) return null;
  return (
    <p role="status" className={styles.note}>
      {state === 'unknown' && `${m.search_position_unknown()} `}
      <Button
        look="line"
        className={styles.part}
        aria-busy={state === 'asking'}
        onClick={async () => {
          setState('asking');
          setState((await askPosition()) ? undefined : 'unknown');
        }}
      >
        <Icon name="pin" />
        {m.search_position_use()}
      </Button>
    </p>
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

function partsOf({ asked, rest, where }: Wish, labelOf?: LabelOf): Part[] {
  const parts: Part[] = asked.map(({ terms, text }) => ({ label: labelOfTerms(terms, labelOf) ?? text, text }));
  if (rest) parts.push({ label: `“${rest}”`, text: rest });
  if (where) parts.push({ label: labelOfWhere(where), text: where.text });
  return parts;
}

function labelOfWhere(where: NonNullable<Wish['where']>): string {
  if (where.how === 'here') return m.search_part_here();
  const name = textsOf(where.row).name.text;
  return where.how === 'near' ? m.search_part_near({ name }) : m.search_part_in({ name });
}

/** What means several things is called as it was typed. */
const labelOfTerms = ([term, ...others]: readonly Term[], labelOf?: LabelOf): string | undefined =>
  term && others.length === 0 ? labelOfTerm(term, labelOf) : undefined;

function labelOfTerm(term: Term, labelOf?: LabelOf): string | undefined {
  if (term.is === 'kind') return directories[term.kind].title();
  if (term.is === 'category') return textsOf(term.category).name.text;
  if (term.is === 'open') return m.search_part_open();
  if (term.is === 'free') return m.search_part_free();
  if (term.is === 'topic') return undefined;
  return term.field === 'categories' ? categoryLabel(term.member as Parameters<typeof categoryLabel>[0]) : labelOf?.(term);
}
