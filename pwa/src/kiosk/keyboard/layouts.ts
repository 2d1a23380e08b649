/** The layouts of the kiosk's keyboard, as they stand on its screen: a line is a row, a blank ends a key (decision 082). */

/** Keys that type nothing; every other key types what stands on it. */
export const keyMarks = { '⇧': 'shift', '⌫': 'erase' } as const;

export interface Layout {
  readonly rows: readonly string[];
  /** What its keys type while Shift is on. */
  readonly shifted?: readonly string[];
  /** What stands on these keys of a keyboard with Latin letters, small beside what they type; `·` where nothing does. */
  readonly latin?: readonly string[];
}

const qwerty = ['1 2 3 4 5 6 7 8 9 0', 'q w e r t y u i o p', 'a s d f g h j k l ’', '⇧ z x c v b n m , . ⌫'];

/** How texts are typed; visitors choose. */
export const textLayouts = {
  latin: { rows: qwerty, shifted: qwerty.map((row) => row.toUpperCase()) },
  /** In the order of the alphabet: each vowel over its sign, the consonants in their five rows. */
  alphabet: {
    rows: [
      'अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ॲ ऑ',
      '् ा ि ी ु ू ृ े ै ो ौ ॅ ॉ',
      'क ख ग घ ङ च छ ज झ ञ ं ः ँ',
      'ट ठ ड ढ ण त थ द ध न ड़ ढ़ ़',
      'प फ ब भ म य र ल व श ष स ह',
      'ळ ऱ क्ष ज्ञ त्र श्र । , . ? - ⌫',
    ],
  },
  /** By sound, where the Latin letter is, for those who write Devanagari so. */
  phonetic: {
    rows: ['ट ौ े र त य ु ि ो प ी ू', 'ा स द ड ग ह ज क ल ै ॉ ॅ', '⇧ अ श च व ब न म ं ् ़ ⌫'],
    shifted: ['ठ औ ए ृ थ ञ उ इ ओ फ ई ऊ', 'आ ष ध ढ घ ः झ ख ळ ऐ ऑ ॲ', '⇧ ऋ क्ष छ ऱ भ ण ँ ङ ज्ञ । ⌫'],
    latin: ['q w e r t y u i o p · ·', 'a s d f g h j k l · · ·', '· z x c v b n m · · · ·'],
  },
} as const satisfies Record<string, Layout>;

export type TextLayout = keyof typeof textLayouts;

export const symbols: Layout = {
  rows: ['1 2 3 4 5 6 7 8 9 0', '१ २ ३ ४ ५ ६ ७ ८ ९ ०', '. , ? ! ’ ‘ “ ” ( )', '- – / : ; @ & + # %', '\' " * = _ ₹ $ … । · ⌫'],
};

export const phonePad: Layout = { rows: ['1 2 3', '4 5 6', '7 8 9', '+ 0 ⌫'] };
export const numberPad: Layout = { rows: ['1 2 3', '4 5 6', '7 8 9', '0 ⌫'] };

/** What an email address needs besides letters and the full stop. */
export const emailKeys = '@ - _ +';

export const keysOf = (row: string): string[] => row.split(' ');

/** The rows of a layout as keys. */
export const rowsOf = ({ rows, shifted = rows }: Layout, shift: boolean): string[][] => (shift ? shifted : rows).map(keysOf);
