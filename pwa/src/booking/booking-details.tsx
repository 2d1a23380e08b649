import { maxMessage } from '@helpdesk/contract/calls/submissions';
import { m } from '@helpdesk/words/messages';

import { dayAt } from '#catalogue/day.ts';
import { bookingDetails } from '#local/server-says.ts';
import { useStore } from '#platform/use-store.ts';
import type { EnquiryErrors } from '#submissions/enquiry-errors.ts';
import fieldset from '#submissions/fieldset.module.css';
import { serverClock } from '#sync/server-clock.ts';
import { DateField } from '#ui/controls/date-field.tsx';
import { TextArea, TextField } from '#ui/controls/text-field.tsx';
import styles from './booking-details.module.css';
import type { BookingValues } from './booking-values.ts';

interface BookingDetailsProps {
  values: BookingValues;
  errors: EnquiryErrors;
  overnight?: boolean;
  onEdit: (change: Partial<BookingValues>) => void;
}

/** When, for how many, and what else: nobody has to say it (product 6.4). Not offered where the server cannot take it. */
export function BookingDetails({ values, errors, overnight, onEdit }: BookingDetailsProps) {
  if (!useStore(bookingDetails)) return null;
  const today = dayAt(serverClock.now());
  return (
    <fieldset className={fieldset.fieldset}>
      <legend className={fieldset.legend}>{m.book_details()}</legend>
      <div className={styles.side}>
        <DateField
          label={overnight ? m.book_from() : m.book_day()}
          min={today}
          value={values.from}
          error={errors.from}
          onValueChange={(from) => onEdit({ from })}
        />
        {overnight && (
          <DateField
            label={m.book_to()}
            min={values.from || today}
            value={values.to}
            error={errors.to}
            onValueChange={(to) => onEdit({ to })}
          />
        )}
      </div>
      <TextField
        label={m.book_guests()}
        inputMode="numeric"
        autoComplete="off"
        value={values.guests}
        error={errors.guests}
        onValueChange={(guests) => onEdit({ guests })}
      />
      <TextArea
        label={m.book_message()}
        rows={3}
        longest={maxMessage}
        value={values.message}
        error={errors.message}
        onValueChange={(message) => onEdit({ message })}
      />
    </fieldset>
  );
}
