import { m } from '@helpdesk/words/messages';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { here } from '#catalogue/here.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { areaNamesAt } from '#listings/map/area-names.ts';
import { besideChosen, type Cluster, clustersOf } from '#listings/map/clusters.ts';
import { MapDrawing } from '#listings/map/map-drawing.tsx';
import type { Mark } from '#listings/map/marks.ts';
import type { Spot } from '#listings/map/plane.ts';
import { ScalePlate } from '#listings/map/scale-plate.tsx';
import { drawn, enlarged, type View } from '#listings/map/view.ts';
import { useStore } from '#platform/use-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';

import { followGestures } from './gestures.ts';
import type { Ground } from './ground.ts';
import { Lines } from './lines.tsx';
import styles from './map-surface.module.css';
import { MapTools } from './map-tools.tsx';
import { Pins } from './pins.tsx';
import { afterTap, tappedAt } from './tap.ts';
import { You } from './you.tsx';

interface MapSurfaceProps {
  ground: Ground;
  /** What is shown of it. */
  marks: readonly Mark[];
  chosen: Mark | undefined;
  /** Listings that a notice closes. */
  closed: ReadonlySet<string>;
  view: View;
  onView: (view: View) => void;
  onChoose: (mark: Mark) => void;
  /** What opens the list, where it is not beside the map. */
  list: { readonly id: string; readonly isOpen: boolean; readonly label: string; readonly toggle: () => void };
  /** The card of what is chosen. */
  children: ReactNode;
}

/** So far do arrow keys move the map, in pixels. */
const stepPixels = 80;

export function MapSurface({ ground, marks, chosen, closed, view, onView, onChoose, list, children }: MapSurfaceProps) {
  const { bounds, plane, areas } = ground;
  const surface = useRef<HTMLDivElement>(null);
  const moving = useRef<SVGGElement>(null);
  const size = useSize(surface);
  const day = useDay();
  const position = useStore(here);
  const you = useMemo(() => position && { ...plane.spotOf(position), metres: position.accuracyMetres }, [plane, position]);
  const { scale } = view;

  const clusters = useMemo(
    () =>
      clustersOf(
        marks.filter((mark) => mark !== chosen),
        scale,
      ),
    [marks, chosen, scale],
  );
  const chosenAt = useMemo(() => chosen && { x: chosen.x * scale, y: chosen.y * scale }, [chosen, scale]);
  const pins = useMemo(() => clusters.map((cluster) => besideChosen(cluster, chosenAt)), [clusters, chosenAt]);
  const seen = useMemo(() => pins.filter(isNear(view, size)), [pins, view, size]);
  const names = useMemo(() => {
    const stones = pins.map(({ x, y }) => ({ x, y, radius: 20 }));
    const chosenPin = chosenAt ? [{ ...chosenAt, radius: 30 }] : [];
    const self = you ? [{ x: you.x * scale - 16, y: you.y * scale, radius: 32 }] : [];
    return areaNamesAt(areas, scale, [...stones, ...chosenPin, ...self]);
  }, [areas, pins, chosenAt, you, scale]);

  const tap = useEffectEvent((at: Spot) => {
    const tapped = tappedAt(pins, { x: view.x * scale + at.x, y: view.y * scale + at.y });
    if (!tapped) return;
    const leads = afterTap(tapped, view, size, bounds, chosen);
    if ('mark' in leads) onChoose(leads.mark);
    else onView(leads.view);
  });
  const look = useEffectEvent(onView);
  const enlarge = useEffectEvent((times: number, under?: Spot) => onView(enlarged(view, times, bounds, under)));
  const move = useEffectEvent((gesture: Parameters<typeof drawn>[1]) => onView(drawn(view, gesture, bounds)));
  useEffect(() => {
    if (!surface.current) return;
    return followGestures(surface.current, {
      moving: ({ x, y, times }) => moving.current?.setAttribute('transform', `translate(${x} ${y}) scale(${times})`),
      moved: (gesture) => {
        // In one frame: what was drawn aside stays where it is.
        flushSync(() => move(gesture));
        moving.current?.removeAttribute('transform');
      },
      tapped: (at) => tap(at),
      tappedTwice: (at) => enlarge(2, at),
    });
  }, []);

  const onKey = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onView('times' in by ? enlarged(view, by.times, bounds) : drawn(view, { ...by, times: 1 }, bounds));
  };

  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        ref={surface}
        className={styles.surface}
        role="group"
        aria-label={m.map_surface()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
        tabIndex={0}
        onKeyDown={onKey}
      >
        <MapDrawing label={m.map_drawing({ count: marks.length })} view={view} areas={areas} areaNames={names} moving={moving}>
          <Lines lines={ground.lines} scale={scale} />
          <You you={you} chosen={chosen} scale={scale} />
          <Pins pins={seen} chosen={chosen} chosenAt={chosenAt} day={day} closed={closed} />
        </MapDrawing>
      </div>
      <div className={styles.foot}>
        <div className={styles.floor}>
          <div className={styles.start}>
            <ScalePlate scale={scale} className={styles.plate} />
            <Button look="line" className={styles.lister} aria-expanded={list.isOpen} aria-controls={list.id} onClick={list.toggle}>
              <Icon name={list.isOpen ? 'map' : 'list'} />
              {list.label}
            </Button>
          </div>
          <MapTools
            onEnlarge={(times) => onView(enlarged(view, times, bounds))}
            onPosition={(point) => look({ ...plane.spotOf(point), scale: Math.max(scale, aroundYou) })}
          />
        </div>
        {children}
      </div>
    </div>
  );
}

/** Where somebody is, is shown at least so large: pixels for each kilometre. */
const aroundYou = 30;

const keys: Readonly<Record<string, Spot | { readonly times: number }>> = {
  ArrowLeft: { x: stepPixels, y: 0 },
  ArrowRight: { x: -stepPixels, y: 0 },
  ArrowUp: { x: 0, y: stepPixels },
  ArrowDown: { x: 0, y: -stepPixels },
  '+': { times: 2 },
  '=': { times: 2 },
  '-': { times: 1 / 2 },
};

/** In pixels, before it is measured: as large as any screen. */
const unmeasured = { width: 2000, height: 2000 };
type Size = typeof unmeasured;

function useSize(of: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState(unmeasured);
  useEffect(() => {
    if (!of.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }),
    );
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  return size;
}

/** What is seen, and what a finger may draw into sight before it is lifted. */
const isNear =
  ({ x, y, scale }: View, { width, height }: Size) =>
  (pin: Cluster<Mark>): boolean =>
    Math.abs(pin.x - x * scale) < 1.5 * width && Math.abs(pin.y - y * scale) < 1.5 * height;
