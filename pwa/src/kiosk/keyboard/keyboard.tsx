import { m } from '@helpdesk/words/messages';
import { useRef, useState } from 'react';

import { Icon } from '#ui/media/icon.tsx';
import { DatePad } from './date-pad.tsx';
import { Key, LetterKey } from './key.tsx';
import { emailKeys, keysOf, type Layout, numberPad, phonePad, rowsOf, symbols, type TextLayout, textLayouts } from './layouts.ts';
import styles from './on-screen-keyboard.module.css';
import { eraseIn, moveCaret, typeInto } from './type-into.ts';
import { keyboardMark, type OpenField } from './use-open-field.ts';
import { useRepeat } from './use-repeat.ts';
import { useRoom } from './use-room.ts';

/** What leads to a layout, and what it is called. */
const textLayoutKeys: Readonly<Record<TextLayout, { readonly shows: string; readonly name: () => string }>> = {
  alphabet: { shows: 'अआइ', name: m.kiosk_key_alphabet },
  phonetic: { shows: 'a → अ', name: m.kiosk_key_phonetic },
  latin: { shows: 'abc', name: m.kiosk_key_latin },
};

interface KeyboardProps extends OpenField {
  /** How texts are typed. */
  readonly text: TextLayout;
  readonly onText: (layout: TextLayout) => void;
}

/** The keys for one field. */
export function Keyboard({ field, keyboard, text, onText }: KeyboardProps) {
  const board = useRef<HTMLElement>(null);
  useRoom(board, field);
  const takesText = keyboard === 'text' || keyboard === 'email';
  return (
    <section ref={board} className={styles.board} aria-label={m.kiosk_key_board()} {...{ [keyboardMark]: '' }}>
      {takesText && <TextKeys {...{ field, keyboard, onText }} text={keyboard === 'email' ? 'latin' : text} />}
      {keyboard === 'date' && <DatePad field={field} />}
      {(keyboard === 'phone' || keyboard === 'number') && (
        <div className={styles.pad}>
          <Rows layout={keyboard === 'phone' ? phonePad : numberPad} field={field} />
        </div>
      )}
      {!takesText && (
        <div className={styles.row}>
          <DoneKey field={field} />
        </div>
      )}
    </section>
  );
}

function TextKeys({ field, keyboard, text, onText }: KeyboardProps) {
  const [showsSymbols, setShowsSymbols] = useState(false);
  const others = Object.keys(textLayoutKeys).filter((name): name is TextLayout => showsSymbols || name !== text);
  const type = (letters: string) => typeInto(field, letters);
  return (
    <>
      <Rows key={showsSymbols ? 'symbols' : text} layout={showsSymbols ? symbols : textLayouts[text]} field={field} />
      <div className={styles.row}>
        <Key wide aria-pressed={showsSymbols} aria-label={m.kiosk_key_symbols()} onClick={() => setShowsSymbols(!showsSymbols)}>
          <span aria-hidden="true">?123</span>
        </Key>
        {keyboard === 'email'
          ? keysOf(emailKeys).map((key) => <LetterKey key={key} types={key} onType={type} />)
          : others.map((name) => (
              <Key
                key={name}
                wide
                aria-label={textLayoutKeys[name].name()}
                onClick={() => {
                  setShowsSymbols(false);
                  onText(name);
                }}
              >
                <span aria-hidden="true">{textLayoutKeys[name].shows}</span>
              </Key>
            ))}
        {keyboard === 'text' && (
          <Key className={styles.space} aria-label={m.kiosk_key_space()} onClick={() => type(' ')}>
            <span aria-hidden="true" className={styles.bar} />
          </Key>
        )}
        <CaretKey field={field} to="backward" />
        <CaretKey field={field} to="forward" />
        {field instanceof HTMLTextAreaElement && (
          <Key wide aria-label={m.kiosk_key_new_line()} onClick={() => type('\n')}>
            <span aria-hidden="true">↵</span>
          </Key>
        )}
        <DoneKey field={field} />
      </div>
    </>
  );
}

/** A layout's rows; Shift holds for one key. */
function Rows({ layout, field }: { layout: Layout; field: OpenField['field'] }) {
  const [shift, setShift] = useState(false);
  return rowsOf(layout, shift).map((row, at) => {
    const latin = layout.latin && keysOf(layout.latin[at] ?? '');
    return (
      <div key={layout.rows[at]} className={styles.row}>
        {row.map((key, place) => {
          if (key === '⇧') return <ShiftKey key={key} on={shift} onPress={() => setShift(!shift)} />;
          if (key === '⌫') return <EraseKey key={key} field={field} />;
          return (
            <LetterKey
              // By its place: the key that was pressed stays the same element when Shift ends, with the focus on it.
              // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its number of keys.
              key={place}
              types={key}
              latin={latin?.[place]?.replace('·', '')}
              onType={(text) => {
                typeInto(field, text);
                setShift(false);
              }}
            />
          );
        })}
      </div>
    );
  });
}

function ShiftKey({ on, onPress }: { on: boolean; onPress: () => void }) {
  return (
    <Key wide aria-pressed={on} aria-label={m.kiosk_key_shift()} onClick={onPress}>
      <span aria-hidden="true">⇧</span>
    </Key>
  );
}

function EraseKey({ field }: Pick<OpenField, 'field'>) {
  const erase = () => eraseIn(field);
  return (
    <Key wide aria-label={m.kiosk_key_erase()} onClick={erase} {...useRepeat(erase)}>
      <span aria-hidden="true">⌫</span>
    </Key>
  );
}

function CaretKey({ field, to }: Pick<OpenField, 'field'> & { to: 'backward' | 'forward' }) {
  return (
    <Key aria-label={to === 'backward' ? m.kiosk_key_back() : m.kiosk_key_forward()} onClick={() => moveCaret(field, to)}>
      <Icon name={to === 'backward' ? 'left' : 'right'} />
    </Key>
  );
}

/** Leaves the field, which closes the keyboard. */
function DoneKey({ field }: Pick<OpenField, 'field'>) {
  return (
    <Key
      wide
      className={styles.done}
      onClick={() => {
        field.focus({ preventScroll: true });
        field.blur();
      }}
    >
      {m.kiosk_key_done()}
    </Key>
  );
}
