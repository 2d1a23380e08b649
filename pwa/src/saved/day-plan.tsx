import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { textsOf } from '#catalogue/texts.ts';
import { useDay } from '#catalogue/use-catalogue.tsx';
import { savedHere, withDay, withOrder, withoutStop } from '#mine/saved.ts';
import { Button } from '#ui/controls/button.tsx';
import { findLostFocus, useFindLostFocus } from '#ui/controls/find-lost-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Sentence } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import { DayChoice } from './day-choice.tsx';
import styles from './day-plan.module.css';
import { followDrag } from './follow-drag.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanSums } from './plan-sums.tsx';
import { StopCard } from './stop-card.tsx';
import { legsOf, type SavedListing } from './stops.ts';

interface DayPlanProps {
  stops: readonly SavedListing[];
  /** As it was chosen once; one that is over gives way to today. */
  chosenDay: string | undefined;
  onChooseStops: () => void;
}

interface Drag {
  readonly id: string;
  /** Before which of the other stops it would stand. */
  readonly place: number;
}

/** The stops of a day in their order, which is changed by buttons or by dragging. */
export function DayPlan({ stops, chosenDay, onChooseStops }: DayPlanProps) {
  const today = useDay();
  const day = chosenDay && chosenDay > today ? chosenDay : today;
  const [drag, setDrag] = useState<Drag>();
  const [moved, setMoved] = useState<string>();
  if (stops.length === 0) {
    return (
      <EmptyState icon="heart" title={m.saved_plan_empty()} action={<ChooseStops onChoose={onChooseStops} />}>
        {m.saved_plan_empty_text()}
      </EmptyState>
    );
  }
  const ids = stops.map(({ id }) => id);
  const moveTo = (id: string, place: number) => {
    const others = ids.filter((other) => other !== id);
    void savedHere.change(withOrder([...others.slice(0, place), id, ...others.slice(place)]));
    setMoved(id);
  };
  const takeOut = (id: string) => {
    flushSync(() => void savedHere.change(withoutStop(id)));
    findLostFocus();
  };
  const others = drag && ids.filter((id) => id !== drag.id);
  const legs = legsOf(stops);
  const announced = stops.find(({ id }) => id === moved);
  return (
    <>
      <DayChoice today={today} day={day} onChoose={(chosen) => void savedHere.change(withDay(chosen))} />
      <ol className={classes('list', styles.stops)} aria-label={m.saved_stops()}>
        {stops.map((stop, at) => (
          <li
            key={stop.id}
            className={classes(
              drag?.id === stop.id && styles.dragged,
              others && others[drag.place] === stop.id && styles.before,
              others && drag.place === others.length && others.at(-1) === stop.id && styles.after,
            )}
          >
            <StopCard
              stop={stop}
              number={at + 1}
              count={stops.length}
              leg={legs[at]}
              day={day}
              onMove={(by) => moveTo(stop.id, at + by)}
              onTakeOut={() => takeOut(stop.id)}
              onGrip={(item, event) =>
                followDrag(item, event, {
                  onOver: (place) => setDrag({ id: stop.id, place }),
                  onDrop: (place) => {
                    setDrag(undefined);
                    if (place !== at) moveTo(stop.id, place);
                  },
                  onCancel: () => setDrag(undefined),
                })
              }
            />
          </li>
        ))}
      </ol>
      <p className="sr" role="status">
        {announced && (
          <Sentence
            words={(name) => m.saved_moved({ name, number: stops.indexOf(announced) + 1, count: stops.length })}
            of={textsOf(announced.listing).name}
          />
        )}
      </p>
      <PlanSums stops={stops} day={day} />
      <PlanActions stops={stops} day={day} />
    </>
  );
}

/** Goes once the list is there from which they are chosen. */
function ChooseStops({ onChoose }: { onChoose: () => void }) {
  useFindLostFocus();
  return <Button onClick={onChoose}>{m.saved_choose_stops()}</Button>;
}
