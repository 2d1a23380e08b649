import { m } from '@helpdesk/words/messages';

/** Signs that hang on a consonant, by the vowel that they stand for: alone a voice says nothing of them. */
const vowelOf: Readonly<Record<string, string>> = {
  'ा': 'आ',
  'ि': 'इ',
  'ी': 'ई',
  'ु': 'उ',
  'ू': 'ऊ',
  'ृ': 'ऋ',
  'े': 'ए',
  'ै': 'ऐ',
  'ो': 'ओ',
  'ौ': 'औ',
  'ॅ': 'ॲ',
  'ॉ': 'ऑ',
};

/** What has no sound of its own. */
const names: Readonly<Record<string, () => string>> = {
  ' ': m.kiosk_key_space,
  '.': m.kiosk_key_full_stop,
  ',': m.kiosk_key_comma,
  '?': m.kiosk_key_question_mark,
  '!': m.kiosk_key_exclamation_mark,
  '’': m.kiosk_key_apostrophe,
  '‘': m.kiosk_key_opening_quote,
  "'": m.kiosk_key_straight_quote,
  '“': m.kiosk_key_opening_quotes,
  '”': m.kiosk_key_closing_quotes,
  '"': m.kiosk_key_straight_quotes,
  '(': m.kiosk_key_opening_bracket,
  ')': m.kiosk_key_closing_bracket,
  '-': m.kiosk_key_hyphen,
  '–': m.kiosk_key_dash,
  '/': m.kiosk_key_slash,
  ':': m.kiosk_key_colon,
  ';': m.kiosk_key_semicolon,
  '@': m.kiosk_key_at,
  '&': m.kiosk_key_and,
  '+': m.kiosk_key_plus,
  '#': m.kiosk_key_hash,
  '%': m.kiosk_key_percent,
  '*': m.kiosk_key_asterisk,
  '=': m.kiosk_key_equals,
  _: m.kiosk_key_underscore,
  '₹': m.kiosk_key_rupee,
  $: m.kiosk_key_dollar,
  '…': m.kiosk_key_ellipsis,
  '·': m.kiosk_key_middle_dot,
  '।': m.kiosk_key_danda,
  '्': m.kiosk_key_halant,
  '़': m.kiosk_key_nukta,
  'ं': m.kiosk_key_anusvara,
  'ँ': m.kiosk_key_chandrabindu,
  'ः': m.kiosk_key_visarga,
};

/** What a key is called: a sentence around a letter, a sentence alone, or just the letter. */
export interface KeyName {
  readonly words?: (letter: string) => string;
  readonly letter: string;
}

export function keyName(types: string): KeyName {
  const vowel = vowelOf[types];
  if (vowel) return { words: (letter) => m.kiosk_key_vowel_sign({ letter }), letter: vowel };
  const name = names[types];
  if (name) return { words: name, letter: types };
  if (/^\p{Lu}$/u.test(types)) return { words: (letter) => m.kiosk_key_capital({ letter }), letter: types };
  return { letter: types };
}
