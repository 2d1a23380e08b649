import { type ComponentProps, useEffect, useState } from 'react';

import { SearchBox } from '#ui/controls/search-box.tsx';

const restMs = 200;

interface Typed {
  readonly text: string;
  /** What the list was searched for when it was typed. */
  readonly over: string;
  /** What was asked for last, which may be on its way. */
  readonly sent?: string | undefined;
}

/**
 * Searches a list. What is typed shows at once and is asked for when the typing pauses: a key waits for no list and no address. What was asked
 * for in another way meanwhile takes its place.
 */
export function ListSearch({ value: asked, onValueChange: ask, ...props }: Omit<ComponentProps<typeof SearchBox>, 'keys'>) {
  const [typed, setTyped] = useState<Typed>();
  if (typed && typed.over !== asked) {
    // Whoever typed on while it was on its way goes on.
    const goesOn = typed.sent === asked && typed.text !== asked;
    setTyped(goesOn ? { ...typed, over: asked } : undefined);
  }
  const ahead = typed?.text === asked ? undefined : typed?.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering brings another function that asks.
  useEffect(() => {
    if (ahead === undefined) return;
    const timer = setTimeout(() => {
      setTyped((now) => now && { ...now, sent: ahead });
      ask(ahead);
    }, restMs);
    return () => clearTimeout(timer);
  }, [ahead]);
  return (
    <SearchBox {...props} value={ahead ?? asked} onValueChange={(text) => setTyped((now) => ({ text, over: asked, sent: now?.sent }))} />
  );
}
