import { m } from '@helpdesk/words/messages';

/** Something to be said by a voice of its language. */
export interface Piece {
  readonly text: string;
  readonly lang: string;
}

export type Role = keyof typeof roles;
export type State = keyof typeof states;

const roles = {
  heading: m.kiosk_spoken_heading,
  link: m.kiosk_spoken_link,
  button: m.kiosk_spoken_button,
  picture: m.kiosk_spoken_picture,
  field: m.kiosk_spoken_field,
  tick: m.kiosk_spoken_tick,
  choice: m.kiosk_spoken_choice,
  tab: m.kiosk_spoken_tab,
};

const states = {
  on: m.kiosk_spoken_is_on,
  off: m.kiosk_spoken_is_off,
  ticked: m.kiosk_spoken_ticked,
  notTicked: m.kiosk_spoken_not_ticked,
  chosen: m.kiosk_spoken_chosen,
  open: m.kiosk_spoken_is_open,
  closed: m.kiosk_spoken_is_closed,
  thisPage: m.kiosk_spoken_this_page,
  needed: m.kiosk_spoken_needed,
  wrong: m.kiosk_spoken_wrong,
  notNow: m.kiosk_spoken_not_now,
};

/** What there is to say of a place on the screen. */
export interface Facts {
  readonly name: readonly Piece[];
  readonly roles: readonly Role[];
  /** What a field or a choice holds; empty: nothing yet. */
  readonly value?: string;
  readonly states: readonly State[];
  /** A hint, or what is wrong. */
  readonly description: readonly Piece[];
}

/**
 * In the order in which screen readers say it: name, role, value, state, description.
 * @param lang the page's language, in which roles and states are said
 */
export function sentenceOf({ name, roles: own, value, states: now, description }: Facts, lang: string): Piece[] {
  const about = [
    ...own.map((role) => roles[role]()),
    ...(value === undefined ? [] : [value || m.kiosk_spoken_empty()]),
    ...now.map((state) => states[state]()),
  ].join(', ');
  return joined([...name, ...(about ? [{ text: about, lang }] : []), ...description]);
}

/** Neighbours in one language are one sentence, so that a voice does not stop between them. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const { text, lang } of pieces) {
    const clean = text.replace(/\s+/g, ' ').trim();
    const before = result.at(-1);
    if (clean === '') continue;
    if (before?.lang === lang)
      result[result.length - 1] = { lang, text: `${before.text}${/[.,:;!?।…]$/.test(before.text) ? '' : ','} ${clean}` };
    else result.push({ text: clean, lang });
  }
  return result;
}
