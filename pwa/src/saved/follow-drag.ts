interface DragListener {
  /** @param place before which of the other items it would stand; their number: behind all of them */
  onOver: (place: number) => void;
  onDrop: (place: number) => void;
  onCancel: () => void;
}

const middleOf = (item: Element): number => {
  const { top, bottom } = item.getBoundingClientRect();
  return (top + bottom) / 2;
};

/**
 * Lets an item of a list follow a finger or a mouse until it is let go. The list keeps its order meanwhile: an item that is put elsewhere in the
 * document loses the finger that holds it.
 */
export function followDrag(item: HTMLElement, begun: PointerEvent, { onOver, onDrop, onCancel }: DragListener): void {
  const list = item.parentElement;
  if (!list) return;
  const others = [...list.children].filter((child) => child !== item);
  const topOfList = () => list.getBoundingClientRect().top;
  const start = begun.clientY - topOfList();
  const listening = new AbortController();
  const { signal } = listening;
  let place = [...list.children].indexOf(item);
  const end = (tell: () => void) => {
    listening.abort();
    item.style.removeProperty('translate');
    tell();
  };
  const ofThisDrag = (then: (event: PointerEvent) => void) => (event: PointerEvent) => event.pointerId === begun.pointerId && then(event);
  const move = ({ clientY }: PointerEvent) => {
    // Measured from the list, which scrolls.
    item.style.translate = `0 ${clientY - topOfList() - start}px`;
    place = others.filter((other) => middleOf(other) < clientY).length;
    (others[place] ?? others.at(-1))?.scrollIntoView({ block: 'nearest' });
    onOver(place);
  };
  window.addEventListener('pointermove', ofThisDrag(move), { signal });
  window.addEventListener(
    'pointerup',
    ofThisDrag(() => end(() => onDrop(place))),
    { signal },
  );
  window.addEventListener(
    'pointercancel',
    ofThisDrag(() => end(onCancel)),
    { signal },
  );
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(onCancel), { signal });
}
