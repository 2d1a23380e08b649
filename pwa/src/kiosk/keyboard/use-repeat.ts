import { useEffect, useRef } from 'react';

const firstMs = 500;
const nextMs = 90;

/** For a key that goes on while it is held: what to put on its element. */
export function useRepeat(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const repeat = () => {
    act();
    timer.current = setTimeout(repeat, nextMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: () => {
      stop();
      timer.current = setTimeout(repeat, firstMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
