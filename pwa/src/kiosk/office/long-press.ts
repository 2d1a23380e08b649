/** How long staff press the sign in the header. */
const longPressMs = 3_000;
/** A finger that moves on is scrolling. In pixels. */
const mostMoved = 24;

/**
 * Hears a long press on whatever bears the mark, and on the sign in the app's header; nothing on the screen tells of it.
 * @param pressed the focus returns to what was pressed
 * @returns ends it
 */
export function hearLongPress(pressed: (on: HTMLElement) => void): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const leave = () => clearTimeout(timer);
  const on = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { capture: true, signal: stopped.signal });
  on('pointerdown', ({ target, clientX, clientY }) => {
    leave();
    const sign = target instanceof Element && target.closest<HTMLElement>('[data-kiosk-sign], #root header a');
    if (!sign) return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => pressed(sign), longPressMs);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > mostMoved) leave();
  });
  for (const name of ['pointerup', 'pointercancel'] as const) on(name, leave);
  return () => {
    leave();
    stopped.abort();
  };
}
