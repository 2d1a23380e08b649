/** Milliseconds after the last key: then a word is not half typed any more. */
const restAfter = 2000;

/**
 * Does something once, when nothing was typed for two seconds or the field was left.
 * @returns stops waiting: to be called with the next key
 */
export function whenTypingPauses(work: () => void, page: EventTarget = document): () => void {
  const stop = () => {
    clearTimeout(timer);
    page.removeEventListener('focusout', rest);
  };
  const rest = () => {
    stop();
    work();
  };
  const timer = setTimeout(rest, restAfter);
  page.addEventListener('focusout', rest);
  return stop;
}
