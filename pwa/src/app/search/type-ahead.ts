let typed = '';

/** While the panel of the search is on its way its button still has the focus: what is typed on it is kept for the box. */
export function watchTypeAhead(): void {
  addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (key.length > 1 || ctrlKey || altKey || metaKey) return;
    if (!(target instanceof Element && target.matches('[aria-haspopup="dialog"][aria-expanded="true"]'))) return;
    event.preventDefault();
    typed += key;
  });
}

export function takeTyped(): string {
  const text = typed;
  typed = '';
  return text;
}
