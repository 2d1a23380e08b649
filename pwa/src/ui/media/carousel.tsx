import { m } from '@helpdesk/words/messages';
import { Children, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { slideStays, useAttention } from '#ui/controls/attention.ts';
import { useLessMotion } from '#ui/style/use-less-motion.ts';
import styles from './carousel.module.css';
import { useSlider } from './use-slider.ts';

/**
 * Its children are the slides, one per view, turning by themselves in a loop. They wait while hovered, focused by
 * keyboard or touched, go on after a slide's full time, and stop for good with Pause (product 2.7).
 */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const slides = Children.toArray(children).map((slide, index, { length: count }) => ({ slide, words: { number: index + 1, count } }));
  const slider = useSlider(slides.length);
  const still = useLessMotion();
  const [paused, setPaused] = useState(false);
  const { attended, handlers } = useAttention();

  const { current, ready } = slider;
  const turning = ready && !still && !paused && !attended;
  const turn = useEffectEvent(slider.next);
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => turn(), slideStays);
    return () => clearInterval(timer);
  }, [turning]);

  return (
    <section className={styles.carousel} aria-roledescription={m.carousel_role()} aria-label={label} {...handlers}>
      <div ref={slider.slides} className={styles.slides}>
        {slides.map(({ slide, words }, index) => (
          <div key={words.number} className={styles.slide} inert={index !== current}>
            {slide}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {slides.map(({ words }, index) => (
            <button
              key={words.number}
              type="button"
              className={styles.dot}
              aria-label={m.carousel_show(words)}
              aria-current={index === current}
              onClick={() => slider.show(index)}
            />
          ))}
          {!still && (
            <button type="button" className={styles.pause} onClick={() => setPaused(!paused)}>
              {paused ? m.carousel_play() : m.carousel_pause()}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
