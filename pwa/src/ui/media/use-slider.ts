import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadUntilHere } from '#platform/load-until-here.ts';

import { lessMotion } from '#ui/page/scroll.ts';

interface Slider {
  /** Goes on the element whose children are the slides. */
  slides: RefObject<HTMLDivElement | null>;
  /** Index of the slide that shows. */
  current: number;
  /** False until the library has arrived; the first slide is there before it, as plain HTML. */
  ready: boolean;
  next: () => void;
  show: (index: number) => void;
}

/**
 * One slide per view, in a loop, moved by finger, mouse or call. The library comes after the page, and not for a slide
 * alone; with another number of slides it begins anew.
 * @param first the slide that it begins with
 */
export function useSlider(count: number, first = 0): Slider {
  const slides = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance>(null);
  const [current, setCurrent] = useState(first);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (count < 2) return;
    let gone = false;
    const attach = async () => {
      const { default: KeenSlider } = await loadUntilHere(() => import('keen-slider'));
      const container = slides.current;
      if (gone || !container) return;
      slider.current = new KeenSlider(container, {
        loop: true,
        initial: first,
        selector: ':scope > *',
        slides: { perView: 1 },
        slideChanged: ({ track }) => setCurrent(track.details.rel),
      });
      setCurrent(first);
      setReady(true);
    };
    // Without the library the first slide stays; nothing that was asked for is lost.
    attach().catch(console.warn);
    return () => {
      gone = true;
      slider.current?.destroy();
      slider.current = null;
      setReady(false);
    };
  }, [count, first]);

  const animation = () => ({ duration: lessMotion() ? 0 : 360 });
  return {
    slides,
    current,
    ready,
    next: () => slider.current?.moveToIdx(slider.current.track.details.abs + 1, true, animation()),
    show: (index) => slider.current?.moveToIdx(index, false, animation()),
  };
}
