import { m } from '@helpdesk/words/messages';
import { useNavigate } from '@tanstack/react-router';

import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Saved } from '#local/mine-db.ts';
import type { LinkedPlan } from '#mine/plan-link.ts';
import { mostStops, savedHere, withMoreStops, withPlan } from '#mine/saved.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { planDayInWords } from './plan-day-in-words.ts';
import styles from './shared-plan.module.css';
import { StopFacts } from './stop-card.tsx';
import { listingsOf } from './stops.ts';

interface SharedPlanProps {
  plan: LinkedPlan;
  /** What is saved here already: nothing takes its place unasked. */
  own: Saved;
  catalogue: Catalogue;
}

/** A plan that came with a link, before anybody keeps it. */
export function SharedPlan({ plan, own, catalogue }: SharedPlanProps) {
  const navigate = useNavigate();
  const stops = listingsOf(catalogue, plan.stops);
  const ids = stops.map(({ id }) => id);
  const gone = plan.stops.length - stops.length;
  const together = new Set([...own.stops, ...ids]).size;
  const keep = async (step: Parameters<typeof savedHere.change>[0]) => {
    const isKept = await savedHere.change(step);
    if (isKept) toast.success(m.saved_shared_kept());
    else toast.error(m.heart_not_kept());
    // The way back does not lead to the question again.
    await navigate({ to: '/saved', replace: true });
  };
  const replace = () => void keep(withPlan({ day: plan.day, stops: ids }));
  return (
    <section className={styles.shared} aria-labelledby="shared-plan">
      <h2 id="shared-plan">{m.saved_shared_title()}</h2>
      <p>{planDayInWords(plan.day)}</p>
      {gone > 0 && <Note icon="info" title={m.saved_shared_gone({ gone, count: plan.stops.length })} />}
      <ol className={`list ${styles.stops}`} aria-label={m.saved_stops()}>
        {stops.map((stop, at) => (
          <li key={stop.id} className={styles.stop}>
            <StopFacts stop={stop} number={at + 1} day={plan.day} heading="h3" />
          </li>
        ))}
      </ol>
      {own.stops.length > 0 && stops.length > 0 && <p>{m.saved_shared_own({ count: own.stops.length })}</p>}
      <div className={styles.answers}>
        {stops.length > 0 && own.stops.length === 0 && (
          <Button large onClick={replace}>
            {m.saved_shared_keep()}
          </Button>
        )}
        {stops.length > 0 && own.stops.length > 0 && (
          <>
            {together <= mostStops && <Button onClick={() => void keep(withMoreStops(ids))}>{m.saved_shared_add()}</Button>}
            <Button look="line" onClick={replace}>
              {m.saved_shared_replace()}
            </Button>
          </>
        )}
        <LinkButton to="/saved" replace look="quiet">
          {m.saved_shared_leave()}
        </LinkButton>
      </div>
    </section>
  );
}
