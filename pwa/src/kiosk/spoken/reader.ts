import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { canGoBack } from '#kiosk/visit/visit-history.ts';
import { factsOf } from './facts.ts';
import { isKey, isTypedInto, keysAreOpen } from './open-keys.ts';
import type { PadKey } from './pad.ts';
import { joined, type Piece, sentenceOf } from './sentence.ts';
import { say } from './speech.ts';
import { isSame, openScope, type Stop, stopsIn } from './stops.ts';

/** On the element that is being spoken of. */
const mark = 'data-spoken';

/** Leads over the screen from place to place, saying each (decision 083). */
export interface Reader {
  press(key: PadKey): void;
  /** Somebody or something else put the focus there: a page that opened, a dialog. */
  follow(focused: Element): void;
  /** Says what stands on the screen from its first heading on, after some words. */
  begin(words: string): void;
  end(): void;
}

export function createReader(): Reader {
  let here: Stop | undefined;
  /** Its number among all, for when it is gone from the screen. */
  let at = 0;
  let scope: Element | undefined;

  const own = (text: string): Piece => ({ text, lang: spokenLanguage() });
  const sentence = (stop: Stop) => sentenceOf(factsOf(stop), spokenLanguage());
  const find = (stops: readonly Stop[], stop: Stop | undefined) => (stop ? stops.findIndex((each) => isSame(each, stop)) : -1);

  function stand(stops: readonly Stop[], index: number, ...before: Piece[]): void {
    const stop = stops[index];
    unmark();
    here = stop;
    at = Math.max(0, index);
    scope = openScope();
    stop?.element.setAttribute(mark, '');
    stop?.element.scrollIntoView({ block: 'center' });
    say(joined([...before, ...(stop ? sentence(stop) : [])]));
  }

  const unmark = () => here?.element.removeAttribute(mark);

  /** Where a screen begins: at its heading. */
  const beginning = (stops: readonly Stop[]) =>
    Math.max(
      0,
      stops.findIndex(({ element }) => element.closest('h1, [role="dialog"] h2, [role="alertdialog"] h2')),
    );

  function step(by: 1 | -1): void {
    const stops = stopsIn(openScope());
    const from = find(stops, here);
    // What was here is gone: its neighbour has its number.
    const next = from < 0 ? Math.min(at, stops.length - 1) : from + by;
    if (next >= stops.length) stand(stops, 0, own(m.kiosk_spoken_last()));
    else if (next < 0) stand(stops, stops.length - 1, own(m.kiosk_spoken_first()));
    else stand(stops, next);
  }

  /** How the screen stood before something was opened. */
  const asItStands = (stop: Stop) => ({
    stop,
    said: sentence(stop),
    page: stop.element.closest('main'),
    field: isKey(stop.element) && isTypedInto(document.activeElement) ? document.activeElement : null,
  });

  /** Says what came of it, once the screen has answered. */
  function answer({ stop, said, page, field }: ReturnType<typeof asItStands>): void {
    whenShown(() => {
      // What opened has taken the focus, and was said then.
      if (here !== stop) return;
      const stops = stopsIn(openScope());
      const isSameScreen = scope === openScope() && page?.isConnected !== false;
      if (field?.isConnected && !keysAreOpen()) reader.follow(field);
      else if (find(stops, stop) < 0) stand(stops, isSameScreen ? Math.min(at, stops.length - 1) : beginning(stops));
      else if (field) say(field.type === 'password' ? said : [own(field.value)]);
      else say(sentence(stop));
    });
  }

  function open(): void {
    const stop = here;
    if (!stop?.element.isConnected) step(1);
    else if (isTypedInto(stop.element)) type(stop.element);
    else {
      const before = asItStands(stop);
      if (stop.element instanceof HTMLSelectElement) chooseNext(stop.element);
      else if (stop.element instanceof HTMLElement) stop.element.click();
      answer(before);
    }
  }

  /** The keys of a field lie at the end of what is read; here they are the next thing. */
  function type(field: HTMLElement): void {
    field.focus();
    whenShown(() => {
      const stops = stopsIn(openScope());
      const keys = stops.findIndex(({ element }) => isKey(element));
      if (keys >= 0) stand(stops, keys, own(m.kiosk_spoken_type()));
    });
  }

  function back(): void {
    const field = document.activeElement;
    const dialog = openScope();
    if (keysAreOpen() && field instanceof HTMLElement) {
      field.blur();
      whenShown(() => reader.follow(field));
    } else if (dialog !== document.body) {
      (field ?? document).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    } else if (canGoBack()) history.back();
    else say([own(m.kiosk_spoken_first_page())]);
  }

  const reader: Reader = {
    press(key) {
      if (key === 'next') step(1);
      else if (key === 'previous') step(-1);
      else if (key === 'open') open();
      else back();
    },
    follow(focused) {
      if (isKey(focused) || (keysAreOpen() && isTypedInto(focused))) return;
      const stops = stopsIn(openScope());
      // A dialog is read from its heading, wherever in it the focus begins.
      const isNewDialog = openScope() !== scope && openScope() !== document.body;
      const exact = stops.findIndex(({ element }) => element === focused);
      const near = exact < 0 ? stops.findIndex(({ element }) => focused.contains(element)) : exact;
      const index = isNewDialog ? beginning(stops) : near;
      if (index >= 0 && !(here && stops[index] && isSame(here, stops[index]))) stand(stops, index);
    },
    begin(words) {
      const stops = stopsIn(openScope());
      stand(stops, beginning(stops), own(words));
    },
    end() {
      unmark();
      here = undefined;
    },
  };
  return reader;
}

/** A choice that opens a list of the browser's own is made step by step. */
function chooseNext(select: HTMLSelectElement): void {
  const options = [...select.options];
  const next = options.findIndex((option, index) => index > select.selectedIndex && !option.disabled);
  select.selectedIndex = next < 0 ? options.findIndex((option) => !option.disabled) : next;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** After the screen has been drawn with what was just done. */
const whenShown = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
