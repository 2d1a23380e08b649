import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, or ⌘S, saves what is open, not the page as a file. */
export function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    // A Devanagari layout has another letter on that key.
    if (!isSave || (event.code !== 'KeyS' && event.key.toLowerCase() !== 's')) return;
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
