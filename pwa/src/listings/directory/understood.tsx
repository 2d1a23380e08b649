import type { SaidWish } from '@helpdesk/contract/calls/search';
import type { Choice } from '@helpdesk/contract/wishes/terms';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { here } from '#catalogue/here.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';
import { categoryLabel } from '#listings/category-label.ts';
import { directories } from '#listings/links.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFindLostFocus } from '#ui/controls/find-lost-focus.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Sentence } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import { finding, findMe } from './find-me.ts';
import styles from './understood.module.css';

/** What a member of a fixed set is called; undefined: as it was typed. */
export type LabelOf = (choice: Choice) => string | undefined;

export interface UnderstoodProps {
  wish: SaidWish;
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
      {wish.where?.how === 'here' && <Position />}
      {without && <p className={styles.note}>{m.search_part_left_out({ part: without })}</p>}
    </div>
  );
}

/** Nobody is asked where they are before they want to be. */
function Position() {
  const isKnown = useStore(here) !== undefined;
  return !isKnown && <AskPosition />;
}

function AskPosition() {
  useFindLostFocus();
  const state = useStore(finding);
  return (
    <p role="status" className={styles.note}>
      {state === 'unknown' && `${m.search_position_unknown()} `}
      <Button look="line" className={styles.part} aria-busy={state === 'asking'} onClick={() => void findMe()}>
        <Icon name="pin" />
        {m.search_position_use()}
      </Button>
    </p>
  );
}

/** A search that asks for it in full. */
export const textOfWish = (wish: SaidWish): string => textOf(partsOf(wish));

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

function partsOf({ asked, rest, where }: SaidWish, labelOf?: LabelOf): Part[] {
  const parts: Part[] = asked.map(({ terms, text }) => ({ named: nameOf(terms, labelOf) ?? spoken(text), words: itself, text }));
  if (rest) parts.push({ named: spoken(`“${rest}”`), words: itself, text: rest });
  if (where?.how === 'here') parts.push({ named: spoken(m.search_part_here()), words: itself, text: where.text });
  else if (where) {
    const says = where.how === 'near' ? m.search_part_near : m.search_part_in;
    parts.push({ named: textsOf(where.row).name, words: (name) => says({ name }), text: where.text });
  }
  return parts;
}

type SaidTerm = SaidWish['asked'][number]['terms'][number];

/** What means several things is called as it was typed. */
function nameOf([term, ...others]: readonly SaidTerm[], labelOf?: LabelOf): Wording | undefined {
  if (!term || others.length > 0) return undefined;
  if (term.is === 'category') return textsOf(term.category).name;
  const label = labelOfTerm(term, labelOf);
  return label === undefined ? undefined : spoken(label);
}

function labelOfTerm(term: Exclude<SaidTerm, { is: 'category' }>, labelOf?: LabelOf): string | undefined {
  if (term.is === 'kind') return directories[term.kind].title();
  if (term.is === 'open') return m.search_part_open();
  if (term.is === 'free') return m.search_part_free();
  if (term.is === 'topic') return undefined;
  return term.field === 'categories' ? categoryLabel(term.member as Parameters<typeof categoryLabel>[0]) : labelOf?.(term);
}
